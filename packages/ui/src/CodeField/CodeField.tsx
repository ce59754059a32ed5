import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import * as fieldCss from '../Field/Field.css.ts';
import { describedBy, Field, type FieldText } from '../Field/Field.tsx';
import * as css from './CodeField.css.ts';

export interface CodeFieldProps
  extends FieldText,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'onChange'> {
  label: ReactNode;
  /** Number of digits. */
  length: number;
  value: string;
  /** Digits only: spaces and dashes of a pasted code are taken out. */
  onChange: (digits: string) => void;
}

/** A code from a mail. One field, not one for each digit: it can be pasted, filled in by the phone and read. */
export function CodeField({
  label,
  length,
  value,
  onChange,
  hint,
  error,
  ok,
  id: givenId,
  className,
  'aria-describedby': describedByOther,
  ...input
}: CodeFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const text = { hint, error, ok };
  return (
    <Field id={id} label={label} className={className} {...text}>
      <input
        {...input}
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        pattern={`[0-9]{${length}}`}
        dir="ltr"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, '').slice(0, length))}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, text, describedByOther)}
        className={cx(fieldCss.control, css.code, error ? fieldCss.invalid : ok ? fieldCss.valid : undefined)}
      />
    </Field>
  );
}
