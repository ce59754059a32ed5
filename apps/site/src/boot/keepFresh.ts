/** Of a page that was fetched before it was opened; browsers that fetch nothing ahead have none of it. */
interface Ahead {
  /** ms; 0 of a page that was not drawn ahead. */
  activationStart?: number;
  deliveryType?: string;
}
const loaded = () =>
  performance.getEntriesByType('navigation')[0] as (PerformanceNavigationTiming & Ahead) | undefined;

/**
 * Renews a page that was made at another time than it is seen: one that was fetched before it was opened, and one that
 * comes back, from the memory of the browser or from its cache. Prices, offers and what the country decides may have changed.
 */
export function keepFresh(root: Document): void {
  const load = loaded();
  const look = () => void import('./renew.ts').then(({ renew }) => renew(root)).catch(() => {});
  const { type, activationStart, deliveryType } = load ?? {};
  // Going back takes the stored response, however old it is.
  if (type === 'back_forward' || activationStart || deliveryType === 'navigational-prefetch') look();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look();
  });
}
