/** Notes of the start script of the edge, until they are ended. */
interface Early extends AbortController {
  readonly events: readonly Event[];
}
const early = () => (globalThis as { early?: Early }).early;

/** Ends the notes. What this script does to the page by itself is no act of the visitor. */
export const endEarlyEvents = (): void => early()?.abort();

/** Acts of the visitor within `element` before this script came, and where the focus went, in their order. */
export const earlyEvents = (element: Element): Event[] =>
  early()?.events.filter(({ target }) => element.contains(target as Node)) ?? [];
