/**
 * Lays out what waits below the first screen (`content-visibility`) when the window gets another width: everything on the
 * page is laid out anew then anyway, and what measures or photographs the whole page by widening the window finds no
 * holes. The bars of a phone's browser, which come and go with each scroll, change the height alone.
 */
export function showRest(root: ParentNode, draw: () => void): void {
  const width = innerWidth;
  addEventListener('resize', () => {
    if (innerWidth === width) return;
    for (const part of root.querySelectorAll<HTMLElement>('main > *, main li, footer'))
      part.style.contentVisibility = 'visible';
    draw();
  });
}
