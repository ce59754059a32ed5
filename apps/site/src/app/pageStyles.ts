import type { RouteId } from '@tern/domain';

/** Stylesheets of the routed pages: addresses, and which of them each page needs, in order. */
export interface PageStyles {
  files: readonly string[];
  pages: Readonly<Partial<Record<RouteId, readonly number[]>>>;
}

/**
 * Fetches what another page looks like before the router shows it. The document at hand carries its own
 * stylesheets in its head; they are counted as loaded. `address`: of the list of all, a `PageStyles`; none where the
 * site is developed, and modules bring their styles.
 */
export function createPageStyles(
  address: string | undefined,
  current: RouteId,
): (id: RouteId) => Promise<unknown> {
  if (!address) return () => Promise.resolve();
  let list: Promise<PageStyles> | undefined;
  const loaded = new Map<number, Promise<unknown>>();

  async function readList(): Promise<PageStyles> {
    const response = await fetch(address as string);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    const styles = (await response.json()) as PageStyles;
    for (const index of styles.pages[current] ?? []) loaded.set(index, Promise.resolve());
    return styles;
  }

  return async (id) => {
    list ??= readList();
    const { files, pages } = await list.catch((error: unknown) => {
      list = undefined;
      throw error;
    });
    await Promise.all(
      (pages[id] ?? []).map((index) => {
        let ready = loaded.get(index);
        if (!ready) {
          const link = document.createElement('link');
          link.rel = 'stylesheet';
          link.href = files[index] ?? '';
          ready = new Promise((resolve, reject) => {
            link.onload = resolve;
            link.onerror = reject;
          });
          document.head.append(link);
          loaded.set(index, ready);
        }
        return ready;
      }),
    );
  };
}
