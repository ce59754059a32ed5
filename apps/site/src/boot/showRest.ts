/**
 * Lays out what waits below the first screen (`content-visibility`) while the browser has nothing to do, a part at a
 * time: the first paint does not pay for it, and later nothing has to be laid out while the visitor scrolls or
 * searches. Where the browser knows no idle time, each part waits until it comes near.
 */
export function showRest(root: ParentNode): void {
  if (typeof requestIdleCallback !== 'function') return;
  const rest = [...root.querySelectorAll<HTMLElement>('main > *, footer')];
  const next = () => {
    const part = rest.shift();
    if (!part) return;
    part.style.contentVisibility = 'visible';
    requestIdleCallback(next);
  };
  addEventListener('load', () => requestIdleCallback(next), { once: true });
}
