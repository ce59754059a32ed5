import type { Limit } from '../../limit.ts';

interface Window {
  left: number;
  ends: number;
}

/** Visitors that are counted at once; more than that is an attack, and then the oldest windows are forgotten. */
const mostVisitors = 50_000;

/**
 * Counts tries in this process alone, without the database: for calls that come by the thousand and cost less than
 * counting them there would. `take` is the seconds to wait, 0 when there was a try left.
 */
export function createVisitCounter({ count, seconds }: Pick<Limit, 'count' | 'seconds'>, now: () => number) {
  const windows = new Map<string, Window>();
  return {
    take(visitor: string): number {
      const at = now();
      let window = windows.get(visitor);
      if (!window || window.ends <= at) {
        // At the end of the map, so that the first one is always the oldest.
        windows.delete(visitor);
        window = { left: count, ends: at + seconds * 1000 };
        windows.set(visitor, window);
        const [first] = windows.keys();
        if (windows.size > mostVisitors && first !== undefined) windows.delete(first);
      }
      if (window.left > 0) {
        window.left -= 1;
        return 0;
      }
      return Math.max(1, Math.ceil((window.ends - at) / 1000));
    },
  };
}
