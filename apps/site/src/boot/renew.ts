/** Something the visitor has begun: text in a field, a dialog, the fields of a payment service. */
const begun = (root: Document) =>
  root.querySelector('dialog[open], [role=dialog]:not([popover],[data-offer-box]), iframe') ??
  [
    ...root.querySelectorAll<HTMLInputElement>(
      'input:not([type=radio],[type=checkbox],[type=hidden]),textarea',
    ),
  ].find(({ value }) => value);

/**
 * Asks for the head of the document again. Where the content has changed (`Server-Timing: page` names it) the page is loaded
 * anew, unless the visitor has begun something on it. A cache in front of the edge says nothing of the content: then the
 * page stays.
 */
export async function renew(root: Document): Promise<void> {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const content = load?.serverTiming?.find(({ name }) => name === 'page')?.description;
  if (!load || !content) return;
  const { ok, redirected, headers } = await fetch(load.name, { method: 'HEAD', cache: 'no-store' });
  const timing = headers.get('server-timing') ?? '';
  if (ok && !redirected && /\bpage;/.test(timing) && !timing.includes(content) && !begun(root))
    location.reload();
}
