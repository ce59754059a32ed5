/**
 * Puts the reading position at the heading of the part that the page is opened for (`data-arrival`), at the first
 * heading of the page, else at its main element. With `scrolls` one below
 * the window is brought into sight.
 */
export function focusHeading(scrolls = false): void {
  const main = document.getElementById('main');
  const heading =
    main?.querySelector<HTMLElement>('[data-arrival] :is(h1, h2)') ??
    main?.querySelector<HTMLElement>('h1') ??
    main;
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  if (scrolls && heading.getBoundingClientRect().bottom > innerHeight) {
    heading.scrollIntoView({ behavior: 'instant', block: 'start' });
  }
}

/** Whether nothing has the focus: the element that had it is gone, or the page has just been loaded. */
export function focusIsFree(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body;
}
