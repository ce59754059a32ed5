import { type ReactNode, useId } from 'react';
import { FieldMessages } from '../Field/Field.tsx';
import * as css from './CheckboxGroup.css.ts';

export interface CheckboxGroupProps {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  id?: string;
  /** `Checkbox`es. */
  children: ReactNode;
}

/** Several of a few things may be chosen. */
export function CheckboxGroup({ legend, hint, error, id: givenId, children }: CheckboxGroupProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset id={id} className={css.group} aria-describedby={describedBy}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.items}>{children}</div>
      <FieldMessages id={id} hint={hint} error={error} />
    </fieldset>
  );
}
