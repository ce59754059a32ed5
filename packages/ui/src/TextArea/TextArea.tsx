import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { cx } from '../cx.ts';
import * as fieldCss from '../Field/Field.css.ts';
import { describedBy, Field, type FieldText } from '../Field/Field.tsx';
import * as css from './TextArea.css.ts';

export interface TextAreaProps extends FieldText, ComponentPropsWithRef<'textarea'> {
  label: ReactNode;
  /** Words for the room left, such as "120 characters left"; shown with `maxLength`. */
  counterLabel?: (left: number) => string;
}

/** Several lines of text. It grows with what is written. */
export function TextArea({
  label,
  hint,
  error,
  ok,
  counterLabel,
  id: givenId,
  className,
  maxLength,
  rows = 4,
  onChange,
  'aria-describedby': describedByOther,
  ...area
}: TextAreaProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const text = { hint, error, ok };
  const [typed, setTyped] = useState(String(area.defaultValue ?? '').length);
  const length = area.value === undefined ? typed : String(area.value).length;
  const counted = maxLength !== undefined && counterLabel !== undefined;
  return (
    <Field
      id={id}
      label={label}
      className={className}
      {...text}
      after={
        counted ? (
          <p id={`${id}-count`} className={css.counter}>
            {counterLabel(maxLength - length)}
          </p>
        ) : null
      }
    >
      <textarea
        {...area}
        id={id}
        rows={rows}
        maxLength={maxLength}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, text, counted ? `${id}-count` : undefined, describedByOther)}
        className={cx(fieldCss.control, css.area, error ? fieldCss.invalid : ok ? fieldCss.valid : undefined)}
        onChange={(event) => {
          setTyped(event.currentTarget.value.length);
          onChange?.(event);
        }}
      />
    </Field>
  );
}
