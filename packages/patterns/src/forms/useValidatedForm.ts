import { normalizeLine } from '@tern/domain';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { readControl } from './readControl.ts';

export interface FieldError<Field extends string> {
  field: Field;
  message: string;
}

export interface ValidatedFormOptions<Field extends string> {
  /** In the order they stand on the screen. Each is the `name` of one control. */
  fields: readonly Field[];
  /** One message per field that is wrong. Values are as `readControl` gives them. */
  validate: (values: Record<Field, string>) => Partial<Record<Field, string>>;
  onValid: (values: Record<Field, string>) => void;
  /** The server's error of one field. Cleared when that field changes. */
  serverError?: FieldError<Field>;
  busy?: boolean;
  /** Values that were sent and refused before any script ran: their errors are shown from the start. */
  refused?: Record<Field, string> | undefined;
}

const readLines = <Field extends string>(values: Record<Field, string>) =>
  Object.fromEntries(
    Object.entries<string>(values).map(([field, text]) => [field, normalizeLine(text)]),
  ) as Record<Field, string>;

/**
 * Validates on submit, and on every change after the first submit. Moves the focus to the
 * error: of several to their summary, which takes it by itself, of one to its field.
 * The controls keep their own values: what is typed before the page is ready, or filled in by a
 * password manager, is never lost.
 */
export function useValidatedForm<Field extends string>({
  fields,
  validate,
  onValid,
  serverError,
  busy = false,
  refused,
}: ValidatedFormOptions<Field>) {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  const [ownErrors, setOwnErrors] = useState<Partial<Record<Field, string>>>(() =>
    refused ? validate(readLines(refused)) : {},
  );
  const [summary, setSummary] = useState<FieldError<Field>[]>([]);
  const [serverErrorRead, setServerErrorRead] = useState(false);
  const waiting = useRef(false);
  // With the next answer, not with the submit: the old error would be said once more before the request begins.
  if (busy && serverErrorRead) setServerErrorRead(false);

  const control = (field: Field) => {
    const found = form.current?.elements.namedItem(field);
    return found instanceof HTMLElement ? found : null;
  };

  function read(): Record<Field, string> {
    const data = new FormData(form.current ?? undefined);
    const { elements } = form.current ?? {};
    return Object.fromEntries(
      fields.map((field) => [
        field,
        readControl(elements?.namedItem(field) ?? null, String(data.get(field) ?? '')),
      ]),
    ) as Record<Field, string>;
  }

  const shownServerError = serverError && !busy && !serverErrorRead ? serverError : undefined;
  const errors: Partial<Record<Field, string>> = { ...ownErrors };
  if (shownServerError && !errors[shownServerError.field]) {
    errors[shownServerError.field] = shownServerError.message;
  }

  const firstError = fields.find((field) => ownErrors[field]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => {
    if (attempts > 0 && firstError && summary.length === 0) control(firstError)?.focus();
  }, [attempts]);

  const serverField = shownServerError?.field;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the field of the error changes
  useEffect(() => {
    if (!serverField || !waiting.current) return;
    waiting.current = false;
    control(serverField)?.focus();
  }, [serverField]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const values = read();
    const found = validate(values);
    setOwnErrors(found);
    setAttempts(attempts + 1);
    /* In the order of the screen. */
    const list = fields.flatMap((field): FieldError<Field>[] => {
      const message = found[field];
      return message ? [{ field, message }] : [];
    });
    setSummary(list.length > 1 ? list : []);
    if (list.length > 0) return;
    waiting.current = true;
    onValid(values);
  }

  function onChange(event: FormEvent<HTMLFormElement>) {
    if (attempts > 0 || refused) setOwnErrors(validate(read()));
    if (serverError && 'name' in event.target && event.target.name === serverError.field) {
      setServerErrorRead(true);
    }
  }

  return {
    formProps: { ref: form, noValidate: true, onSubmit, onChange },
    errors,
    /**
     * For the `ErrorSummary`: the errors of a submit that found more than one, until the next submit. It stays as it is
     * while they are mended: a shorter one would move the field from under the eyes of whoever types.
     */
    summary,
    /** The number of the attempt, the `key` of the `ErrorSummary`. */
    attempt: attempts,
  };
}
