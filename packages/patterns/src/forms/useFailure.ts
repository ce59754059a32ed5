import { useEffect } from 'react';

/**
 * What a pattern shows of a failure: itself, or nothing where `onFailed` is given its sentence, once each time it
 * comes up.
 */
export function useFailure<Failure>(
  failure: Failure | undefined,
  sentence: string | undefined,
  onFailed: ((sentence: string) => void) | undefined,
): Failure | undefined {
  useEffect(() => {
    if (failure && sentence) onFailed?.(sentence);
  }, [failure]);
  return onFailed ? undefined : failure;
}
