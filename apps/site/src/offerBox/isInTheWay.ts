/** Whatever a visitor fills in or has opened, and the banner of the same offer. */
const parts = 'form, input, select, textarea, dialog[open], [popover], section[data-promo]';

/**
 * Whether the box may not lie where it is laid out: over a form, the banner or something open, while a field has the focus, beside
 * the choice about cookies, or where it has no room and is not drawn.
 */
export function isInTheWay(box: HTMLElement): boolean {
  const { ownerDocument: root } = box;
  const place = box.getBoundingClientRect();
  if (place.height === 0 || root.querySelector('[data-consent]')) return true;
  if (root.activeElement?.matches('input, select, textarea')) return true;
  return [...root.querySelectorAll(parts)].some((part) => {
    const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
    return (
      width * height > 0 &&
      left < place.right &&
      right > place.left &&
      top < place.bottom &&
      bottom > place.top
    );
  });
}
