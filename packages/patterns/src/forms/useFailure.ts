import { useEffect } from 'react';

/**
 * The failure that a pattern shows: itself, or nothing where `onFailed` takes the sentence, once each time it
 * comes up.
 */
export function useFailure<Failure>(
  failure: Failure | undefined,
  sentence: string | undefined,
  onFailed: ((sentence: string) => void) | undefined,
): Failure | undefined {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure, with the words and the listener of then
  useEffect(() => {
    if (failure && sentence) onFailed?.(sentence);
  }, [failure]);
  return onFailed ? undefined : failure;
}
