/**
 * Makes a table that is wider than the article reachable by keyboard while its frame scrolls, and only then. The table
 * itself takes the focus, since it has the name; arrows scroll the frame around it.
 */
export function reachTables(root: Document): void {
  for (const table of root.querySelectorAll<HTMLElement>('[data-article-body] table')) {
    const frame = table.parentElement as HTMLElement;
    new ResizeObserver(() => {
      if (frame.scrollWidth > frame.clientWidth) table.tabIndex = 0;
      else table.removeAttribute('tabindex');
    }).observe(frame);
  }
}
