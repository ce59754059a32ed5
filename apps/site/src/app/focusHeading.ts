/** Whether an element is in the window with nothing fixed over it. */
function isSeen(element: Element): boolean {
  const { top, bottom, left, width } = element.getBoundingClientRect();
  return [top + 1, bottom - 1].every((y) => {
    const there = document.elementFromPoint(left + width / 2, y);
    return there !== null && (element.contains(there) || there.contains(element));
  });
}

/**
 * Puts the reading position at the heading of the part that the page is opened for (`data-arrival`), at the first
 * heading of the page, else at its main element, and brings it into sight. `scrolls: false` leaves the page where it is:
 * the browser restores it after Back and Forward.
 */
export function focusHeading(scrolls = true): void {
  // By its tag: pages without a frame have no link to skip to it, and no id.
  const main = document.querySelector('main');
  const heading =
    main?.querySelector<HTMLElement>('[data-arrival] :is(h1, h2)') ??
    main?.querySelector<HTMLElement>('h1') ??
    main;
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  // In the middle no bar at the head or foot of the window lies over it.
  if (scrolls && heading !== main && !isSeen(heading))
    heading.scrollIntoView({ behavior: 'instant', block: 'center' });
}

/** Whether nothing has the focus: the element that had it is gone, or the page has just been loaded. */
export function focusIsFree(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body;
}
