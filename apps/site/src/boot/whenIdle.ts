/** Runs once the page has loaded, stands on the screen for `after` ms, and the browser has nothing better to do; 5 s later at the latest. */
export function whenIdle(root: Document, run: () => void, after: number): void {
  const wait = () =>
    setTimeout(
      () => ('requestIdleCallback' in globalThis ? requestIdleCallback(run, { timeout: 5e3 }) : run()),
      after,
    );
  if (root.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
