/**
 * Makes what is wider than the article reachable by keyboard while it scrolls, and only then: a frame that does not scroll
 * is no stop. The frame of a table has the table's name.
 */
export function nameScrollers(root: Document): void {
  const scrollers = [...root.querySelectorAll<HTMLElement>('[data-article-body] :is(table, pre)')].map(
    (inner) => {
      const frame = (inner.tagName === 'TABLE' && inner.parentElement) || inner;
      const attributes: [string, string | null][] = [['tabindex', '0']];
      if (frame !== inner)
        attributes.push(
          ['role', 'group'],
          ...['aria-label', 'aria-labelledby'].map((name): [string, string | null] => [
            name,
            inner.getAttribute(name),
          ]),
        );
      return { inner, frame, attributes };
    },
  );
  const mark = () => {
    for (const { frame, attributes } of scrollers) {
      const scrolls = frame.scrollWidth > frame.clientWidth;
      for (const [name, value] of attributes) {
        if (scrolls && value !== null) frame.setAttribute(name, value);
        else frame.removeAttribute(name);
      }
    }
  };
  if (scrollers.length === 0) return;
  // A table grows with its words, its frame with the window: either may begin to scroll.
  const observer = new ResizeObserver(mark);
  for (const { inner, frame } of scrollers) {
    observer.observe(inner);
    observer.observe(frame);
  }
}
