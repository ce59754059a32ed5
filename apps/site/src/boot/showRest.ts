/**
 * Lays out what waits below the first screen (`content-visibility`) when the window changes its size: everything on
 * the page is laid out anew then anyway, and what measures or photographs the whole page by widening the window finds
 * no holes.
 */
export function showRest(root: ParentNode): void {
  const show = () => {
    for (const part of root.querySelectorAll<HTMLElement>('main > *, main li, footer')) {
      part.style.contentVisibility = 'visible';
    }
  };
  addEventListener('resize', show, { once: true });
}
