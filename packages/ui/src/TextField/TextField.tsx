import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import * as css from '../Field/Field.css.ts';
import { describedBy, Field, type FieldText } from '../Field/Field.tsx';
import { type IconSlot, renderIcon } from '../Icon/Icon.tsx';

export interface TextFieldProps extends FieldText, Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  label: ReactNode;
  type?: 'text' | 'email' | 'search' | 'tel' | 'url' | 'number';
  iconStart?: IconSlot;
}

const latinTypes = new Set(['email', 'tel', 'url', 'number']);

/** One line of text. `className` goes to the field, everything else to the `<input>`. */
export function TextField({
  label,
  type = 'text',
  hint,
  error,
  ok,
  iconStart,
  id: givenId,
  className,
  'aria-describedby': describedByOther,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const text = { hint, error, ok };
  return (
    <Field id={id} label={label} className={className} {...text}>
      {iconStart && <span className={css.start}>{renderIcon(iconStart)}</span>}
      <input
        {...input}
        id={id}
        type={type}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, text, describedByOther)}
        className={cx(
          css.control,
          (latinTypes.has(type) || input.dir === 'ltr') && css.latin,
          iconStart && css.withStart,
          error ? css.invalid : ok ? css.valid : undefined,
        )}
      />
    </Field>
  );
}
