/** ms that the pause grows to while round after round fails. */
const longest = 10_000;

/**
 * Runs work again and again with a pause (ms) in between, which grows while it fails, until `stopping` is aborted. The
 * returned function waits for a round that is running.
 */
export function repeat(
  pause: number,
  work: () => Promise<unknown>,
  {
    first = pause,
    stopping,
    onError,
  }: {
    /** ms before the first round. */
    first?: number | undefined;
    stopping: AbortSignal;
    onError: (error: unknown) => void;
  },
): () => Promise<void> {
  let failures = 0;
  let round: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const runOnce = async () => {
    try {
      await work();
      failures = 0;
    } catch (error) {
      failures += 1;
      onError(error);
    }
    plan();
  };
  const plan = (after?: number) => {
    if (stopping.aborted) return;
    const grown = failures ? Math.min(longest, pause * 2 ** (failures - 1)) : pause;
    timer = setTimeout(() => {
      round = runOnce();
    }, after ?? Math.max(pause, grown)).unref();
  };
  plan(first);
  stopping.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return async () => {
    await round;
  };
}
