import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to a field whose error comes after a submit, so that it is read. Call the result on submit: `missing`
 * says that the field is wrong at once. An error that comes by itself, such as that of a code in a link, moves nothing.
 */
export function useErrorFocus(
  field: RefObject<HTMLElement | null>,
  error: string | undefined,
): (missing: boolean) => void {
  const waiting = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the error changes
  useEffect(() => {
    if (!error || !waiting.current) return;
    waiting.current = false;
    field.current?.focus();
  }, [error]);
  return (missing) => {
    waiting.current = !missing;
    if (missing) field.current?.focus();
  };
}
