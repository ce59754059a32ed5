/**
 * Puts the reading position at the heading of a page that is a place of its own (`data-arrival`): whoever came by a link
 * hears where they are. Before components listen, so that it is no intent. Back, forward and reload keep the browser's
 * own place, and a focus that is somewhere already stays there.
 */
export function focusArrival(root: Document): void {
  const heading = root.querySelector<HTMLElement>('[data-arrival] h1');
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!heading || navigation?.type !== 'navigate' || root.activeElement !== root.body) return;
  heading.tabIndex = -1;
  // It can be read from, not acted upon: no ring.
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}
