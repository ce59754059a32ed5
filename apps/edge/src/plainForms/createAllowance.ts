/**
 * So many at once, and so many a second after that, for all visitors together: a page for one visitor is rendered for
 * each request, and must not keep the shared pages waiting. Returns whether one more is allowed.
 */
export function createAllowance(options: {
  burst: number;
  perSecond: number;
  now: () => number;
}): () => boolean {
  const { burst, perSecond, now } = options;
  let left = burst;
  let countedAt = now();
  return () => {
    const time = now();
    left = Math.min(burst, left + ((time - countedAt) / 1000) * perSecond);
    countedAt = time;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
