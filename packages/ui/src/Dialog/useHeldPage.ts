import { useEffect, useLayoutEffect } from 'react';
import * as css from './useHeldPage.css.ts';

let layers = 0;
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Keeps the page behind a layer from scrolling, and from moving sideways where a scrollbar takes room.
 * Classes, not an injected style element: the content security policy forbids those.
 */
export function useHeldPage(open: boolean) {
  useBrowserLayoutEffect(() => {
    if (!open) return;
    const html = document.documentElement;
    if (layers === 0 && window.innerWidth > html.clientWidth) html.classList.add(css.gutter);
    layers += 1;
    html.classList.add(css.held);
    return () => {
      layers -= 1;
      if (layers === 0) html.classList.remove(css.held, css.gutter);
    };
  }, [open]);
}
