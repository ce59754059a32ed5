import { normalizeKey } from '@tern/domain';
import { type ChangeEvent, type FormEvent, type RefObject, useRef, useState } from 'react';
import { useErrorFocus } from './useErrorFocus.ts';

export interface OneFieldOptions {
  /** The text before anything is typed. It may arrive later than the form. */
  initial?: string;
  busy: boolean;
  /** The error of a text that is not sent. */
  validate: (text: string) => string | undefined;
  /** The service's error of the text that was sent last. */
  refusal: string | undefined;
  onValid: (text: string) => void;
  /** Where others move the focus there too. */
  field?: RefObject<HTMLInputElement | null>;
}

/**
 * A form of one field, an address or a code: validated on submit. Its error takes the focus, and goes with the next change.
 */
export function useOneField({ initial = '', busy, validate, refusal, onValid, ...given }: OneFieldOptions) {
  const own = useRef<HTMLInputElement>(null);
  const field = given.field ?? own;
  const [typed, setTyped] = useState<string | null>(null);
  const [invalid, setInvalid] = useState<string>();
  const [edited, setEdited] = useState(false);
  const text = typed ?? initial;
  /** The response is to another text than the one that stands there. */
  const stale = edited || busy;
  const error = invalid ?? (stale ? undefined : refusal);
  const focusError = useErrorFocus(field, error);
  return {
    stale,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      const value = normalizeKey(text);
      const problem = validate(value);
      setInvalid(problem);
      setEdited(false);
      if (busy) return;
      focusError(problem !== undefined);
      if (!problem) onValid(value);
    },
    fieldProps: {
      ref: field,
      'aria-required': true,
      value: text,
      error,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setTyped(event.currentTarget.value);
        setEdited(true);
        setInvalid(undefined);
      },
    },
  } as const;
}

/** Of a field for a code. */
export const codeFieldProps = {
  dir: 'ltr',
  autoComplete: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
} as const;
