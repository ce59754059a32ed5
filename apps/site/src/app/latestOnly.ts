/**
 * The newest of several overlapping requests wins. A request takes a check with it and calls it when the response is
 * there: false means that something newer has begun and the response is dropped.
 */
export function latestOnly() {
  let latest = 0;
  const current = (): (() => boolean) => {
    const turn = latest;
    return () => turn === latest;
  };
  return {
    /** Begins a request that those before lose against. */
    start() {
      latest += 1;
      return current();
    },
    /** For work that goes along with the newest request and replaces none. */
    current,
    /** Responses that are under way no longer count. */
    cancel() {
      latest += 1;
    },
  };
}
