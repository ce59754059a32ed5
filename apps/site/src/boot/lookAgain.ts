/** Something the visitor has begun: text in a field, a dialog, the fields of a payment service. */
const begun = (root: Document) =>
  root.querySelector('dialog[open], [role=dialog]:not([popover]), iframe') ??
  [
    ...root.querySelectorAll<HTMLInputElement>(
      'input:not([type=radio],[type=checkbox],[type=hidden]),textarea',
    ),
  ].find(({ value }) => value);

/**
 * Asks for the head of the document again: a page that comes back from the memory of the browser shows the prices and
 * offers of the time when it was left. Where they have changed (`Server-Timing: page` names the content) the page is loaded
 * anew, unless the visitor has begun something on it. A cache in front of the edge says nothing of the content: then the page stays.
 */
export async function lookAgain(root: Document): Promise<void> {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const content = document?.serverTiming?.find(({ name }) => name === 'page')?.description;
  if (!document || !content) return;
  const { ok, redirected, headers } = await fetch(document.name, { method: 'HEAD', cache: 'no-store' });
  const timing = headers.get('server-timing') ?? '';
  if (ok && !redirected && /\bpage;/.test(timing) && !timing.includes(content) && !begun(root))
    location.reload();
}
