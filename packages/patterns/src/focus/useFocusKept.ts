import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A ref for the element that takes the focus when a change of `state` removed or disabled the focused one, so that
 * focus never falls to the body of the page. Focus that is elsewhere stays where it is.
 */
export function useFocusKept<E extends HTMLElement>(state: unknown): RefObject<E | null> {
  const target = useRef<E>(null);
  const before = useRef(state);
  // With the change itself: a passive effect may come frames later, and focus is at the body until then.
  useLayoutEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body) target.current?.focus();
  }, [state]);
  return target;
}
