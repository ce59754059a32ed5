/** Of `PerformanceNavigationTiming`; browsers that fetch nothing ahead have none of it. */
interface Ahead {
  /** ms; 0 of a page that was not drawn ahead. */
  activationStart?: number;
  deliveryType?: string;
}

/**
 * Asks the edge whether a page that was fetched before it was opened is still what this visitor gets: prices, offers and
 * what the country decides may have changed. Loads it anew where it is not. The document names its tag in a
 * `Server-Timing: page` entry; without one, such as from a shared cache, nothing is asked.
 */
export async function renewStale(reload: () => void): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & Ahead)[];
  const tag = navigation?.serverTiming?.find(({ name }) => name === 'page')?.description;
  if (!tag || !(navigation?.activationStart || navigation?.deliveryType === 'navigational-prefetch')) return;
  const { ok, headers } = await fetch(location.href, { method: 'HEAD' });
  if (ok && !headers.get('server-timing')?.includes(tag)) reload();
}
