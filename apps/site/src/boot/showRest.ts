import { onceResized } from './onceResized.ts';

/**
 * Lays out what waits below the first screen (`content-visibility`) when the window gets another size: everything on
 * the page is laid out anew then anyway, and what measures or photographs the whole page by widening the window finds
 * no holes.
 */
export function showRest(root: ParentNode): void {
  const show = () => {
    for (const part of root.querySelectorAll<HTMLElement>('main > *, main li, footer')) {
      part.style.contentVisibility = 'visible';
    }
  };
  onceResized(show);
}
