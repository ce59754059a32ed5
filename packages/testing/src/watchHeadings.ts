/**
 * Watches the headings that get the focus when a page or a step arrives: each has to be in the window with nothing fixed
 * over it. Calls `report` for one that is not, two frames later. After Back and Forward the browser decides how far the
 * page is scrolled. It uses nothing around it, so that a test can run it in a page.
 */
export function watchHeadings(report: (unseen: string) => void): void {
  let restored = false;
  addEventListener('popstate', () => {
    restored = true;
  });
  // Whoever has scrolled on this very page went past its heading.
  let scrolledOn = '';
  addEventListener('scroll', () => {
    scrolledOn = location.pathname;
  });
  const isSeen = (heading: Element) => {
    const { top, bottom, left, width } = heading.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) => {
      const there = document.elementFromPoint(left + width / 2, y);
      return there !== null && (heading.contains(there) || there.contains(heading));
    });
  };
  document.addEventListener('focusin', ({ target }) => {
    const heading = target as Element;
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (restored || navigation?.type !== 'navigate' || !heading.matches('h1, h2')) {
      restored = false;
      return;
    }
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (document.activeElement === heading && scrolledOn !== location.pathname && !isSeen(heading))
          report(
            `“${heading.textContent}” of ${location.pathname} at ${heading.getBoundingClientRect().top} px`,
          );
      }),
    );
  });
}
