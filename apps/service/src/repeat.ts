/** Runs work again and again with a pause in between. The returned stop waits for a round that is running. */
export function repeat(
  pause: number,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let stopped = false;
  let round: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const plan = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      round = work().catch(onError).finally(plan);
    }, pause).unref();
  };
  plan();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await round;
  };
}
