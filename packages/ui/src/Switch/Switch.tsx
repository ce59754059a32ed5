import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { describedBy, FieldMessages } from '../Field/Field.tsx';
import * as css from './Switch.css.ts';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'role'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** A setting that is on or off, and acts at once. */
export function Switch({
  label,
  hint,
  error,
  id: givenId,
  className,
  'aria-describedby': describedByOther,
  ...input
}: SwitchProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const text = { hint, error };
  return (
    <div className={cx(css.group, className)}>
      <label className={css.row} htmlFor={id}>
        <input
          {...input}
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the native checkbox says whether it is on
          role="switch"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, text, describedByOther)}
          className={css.track}
        />
        <span>{label}</span>
      </label>
      <FieldMessages id={id} {...text} />
    </div>
  );
}
