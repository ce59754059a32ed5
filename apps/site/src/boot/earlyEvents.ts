/** Set by the start script of the edge, which notes presses and submits with handlers of the window. */
declare global {
  var early: readonly Event[] | undefined;
}

/** Ends the notes: whoever needs the events listens from now on. */
export function endEarlyEvents(): void {
  globalThis.onclick = globalThis.onsubmit = null;
}

/** Presses and submits of the visitor within `element` before this script came, in their order. */
export const earlyEvents = (element: Element): Event[] =>
  (globalThis.early ?? []).filter(({ target }) => element.contains(target as Node));
