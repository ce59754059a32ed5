import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/**
 * Whether the clocks stand still: a pointer or the focus is in the region, or the tab is hidden.
 * Radix counts as well, but stays paused for good when its last message is closed by a pointer.
 */
export function useHeld(region: RefObject<HTMLElement | null>, count: number) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);
  const hidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );
  const before = useRef(0);

  useEffect(() => {
    const node = region.current;
    if (!node || count === 0) return;
    const onMove = () => setHovered(true);
    const onLeave = () => setHovered(false);
    const onFocusIn = (event: FocusEvent) => {
      const from = event.relatedTarget;
      if (from instanceof HTMLElement && !node.contains(from)) cameFrom.current = from;
      setFocused(true);
    };
    const onFocusOut = (event: FocusEvent) => {
      if (!(event.relatedTarget instanceof Node && node.contains(event.relatedTarget))) setFocused(false);
    };
    // A press leaves the focus in the field being typed in, and so does not hold the other toasts.
    const onMouseDown = (event: MouseEvent) => event.preventDefault();
    node.addEventListener('pointermove', onMove);
    node.addEventListener('pointerleave', onLeave);
    node.addEventListener('focusin', onFocusIn);
    node.addEventListener('focusout', onFocusOut);
    node.addEventListener('mousedown', onMouseDown);
    return () => {
      node.removeEventListener('pointermove', onMove);
      node.removeEventListener('pointerleave', onLeave);
      node.removeEventListener('focusin', onFocusIn);
      node.removeEventListener('focusout', onFocusOut);
      node.removeEventListener('mousedown', onMouseDown);
    };
  }, [region, count]);

  // An element removed under the pointer or the focus fires no leave event.
  useEffect(() => {
    const fewer = count < before.current;
    before.current = count;
    if (!fewer) return;
    setHovered(false);
    const inside = region.current?.contains(document.activeElement) ?? false;
    if (inside && count === 0 && cameFrom.current?.isConnected) cameFrom.current.focus();
    setFocused(inside && count > 0);
  }, [region, count]);

  return hovered || focused || hidden;
}
