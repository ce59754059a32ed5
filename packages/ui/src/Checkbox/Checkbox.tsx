import { type ComponentPropsWithRef, type ReactNode, useContext, useId } from 'react';
import { CheckboxGroupContext } from '../CheckboxGroup/CheckboxGroupContext.ts';
import { cx } from '../cx.ts';
import { describedBy, FieldMessages } from '../Field/Field.tsx';
import * as css from './Checkbox.css.ts';
import { CheckLine } from './CheckLine.tsx';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /** May hold links. */
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

export function Checkbox({
  label,
  hint,
  error,
  id: givenId,
  className,
  'aria-describedby': describedByOther,
  ...input
}: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const text = { hint, error };
  const wrong = useContext(CheckboxGroupContext) || Boolean(error);
  return (
    <div className={cx(css.group, className)}>
      <CheckLine
        {...input}
        label={label}
        id={id}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={describedBy(id, text, describedByOther)}
      />
      <FieldMessages id={id} {...text} />
    </div>
  );
}
