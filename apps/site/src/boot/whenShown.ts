import { drawn } from './drawn.ts';

/**
 * Runs when there is a visitor: at once, or, on a page that the browser draws ahead, once it has been opened and stands
 * on the screen. Until then such a page calls no API, stores nothing and sends nothing.
 */
export function whenShown(root: Document, run: () => void): void {
  if ((root as Document & { prerendering?: boolean }).prerendering)
    root.addEventListener('prerenderingchange', () => drawn().then(run), { once: true });
  else run();
}
