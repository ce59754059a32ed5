/** Something the visitor has begun: text in a field, a dialog, the fields of a payment service. */
const begun = (root: Document) =>
  root.querySelector('dialog[open], [role=dialog]:not([popover],[data-offer-box]), iframe') ??
  [
    ...root.querySelectorAll<HTMLInputElement>(
      'input:not([type=radio],[type=checkbox],[type=hidden]),textarea',
    ),
  ].find(({ value }) => value);

/** Of a page that was fetched before it was opened; browsers that fetch nothing ahead have none of it. */
interface Ahead {
  /** ms; 0 of a page that was not drawn ahead. */
  activationStart?: number;
  deliveryType?: string;
}
const loaded = () =>
  performance.getEntriesByType('navigation')[0] as (PerformanceNavigationTiming & Ahead) | undefined;

/**
 * Asks for the head of the document again. Where the content has changed (`Server-Timing: page` names it) the page is loaded
 * anew, unless the visitor has begun something on it. A cache in front of the edge says nothing of the content: then the
 * page stays.
 */
async function renew(root: Document): Promise<void> {
  const load = loaded();
  const content = load?.serverTiming?.find(({ name }) => name === 'page')?.description;
  if (!load || !content) return;
  const { ok, redirected, headers } = await fetch(load.name, { method: 'HEAD', cache: 'no-store' });
  const timing = headers.get('server-timing') ?? '';
  if (ok && !redirected && /\bpage;/.test(timing) && !timing.includes(content) && !begun(root))
    location.reload();
}

/**
 * Renews a page that was made at another time than it is seen: one that was fetched before it was opened, and one that
 * comes back, from the memory of the browser or from its cache. Prices, offers and what the country decides may have changed.
 */
export function keepFresh(root: Document): void {
  const load = loaded();
  const look = () => void renew(root).catch(() => {});
  const { type, activationStart, deliveryType } = load ?? {};
  // Going back takes the stored response, however old it is.
  if (type === 'back_forward' || activationStart || deliveryType === 'navigational-prefetch') look();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look();
  });
}
