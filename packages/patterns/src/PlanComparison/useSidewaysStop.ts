import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * For what may be wider than the window: a tab stop while it scrolls sideways, so that arrow keys move it, and none
 * where nothing scrolls. Until it is measured it is one: a page that waits for the first intent may be scrolled before.
 */
export function useSidewaysStop(): { scroller: RefObject<HTMLDivElement | null>; stop: 0 | undefined } {
  const scroller = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return { scroller, stop: scrolls ? 0 : undefined };
}
