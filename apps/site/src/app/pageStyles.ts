import type { RouteId } from '@tern/domain';

/** Stylesheets of the routed pages: addresses, and which of them each page needs, in order. */
export interface PageStyles {
  files: readonly string[];
  pages: Readonly<Partial<Record<RouteId, readonly number[]>>>;
}

/**
 * Fetches what another page looks like before the router shows it. The document at hand carries its own
 * stylesheets in its head; they are counted as loaded.
 */
export function createPageStyles(styles: PageStyles, current: RouteId): (id: RouteId) => Promise<unknown> {
  const loaded = new Map<number, Promise<unknown>>(
    (styles.pages[current] ?? []).map((index) => [index, Promise.resolve()]),
  );
  return (id) =>
    Promise.all(
      (styles.pages[id] ?? []).map((index) => {
        let ready = loaded.get(index);
        if (!ready) {
          const link = document.createElement('link');
          link.rel = 'stylesheet';
          link.href = styles.files[index] ?? '';
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
}
