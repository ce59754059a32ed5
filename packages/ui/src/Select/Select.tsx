import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import * as fieldCss from '../Field/Field.css.ts';
import { describedBy, Field, type FieldText } from '../Field/Field.tsx';
import { ChevronDownGlyph } from '../Icon/glyphs.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Select.css.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends FieldText, Omit<ComponentPropsWithRef<'select'>, 'children' | 'size'> {
  label: ReactNode;
  options: readonly SelectOption[];
}

/** The system's own list. `className` goes to the field, everything else to the `<select>`. */
export function Select({
  label,
  options,
  hint,
  error,
  ok,
  id: givenId,
  className,
  'aria-describedby': describedByOther,
  ...select
}: SelectProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const text = { hint, error, ok };
  return (
    <Field id={id} label={label} className={className} {...text}>
      <select
        {...select}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, text, describedByOther)}
        className={cx(
          fieldCss.control,
          css.select,
          error ? fieldCss.invalid : ok ? fieldCss.valid : undefined,
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon glyph={ChevronDownGlyph} className={css.arrow} />
    </Field>
  );
}
