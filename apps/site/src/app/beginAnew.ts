/**
 * Takes all off the page that a visitor sees, at once and without a network, and loads it again. For a page that comes back
 * with what must not be shown any more: called in `pageshow`, it leaves nothing to paint.
 */
export function beginAnew(event: Event): void {
  // Nothing else that follows the return may draw anything again.
  event.stopImmediatePropagation();
  document.body.replaceChildren();
  location.reload();
}

/**
 * Empties the page where it comes back from the memory of the browser after its session: somebody else may use it by now.
 * The router's pages alone show something personal.
 */
export function emptyAfter(isOver: () => boolean): void {
  addEventListener('pageshow', (event) => {
    if (event.persisted && isOver()) beginAnew(event);
  });
}
