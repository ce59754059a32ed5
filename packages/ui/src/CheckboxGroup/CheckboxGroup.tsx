import { type ReactNode, useId } from 'react';
import { describedBy, FieldMessages } from '../Field/Field.tsx';
import * as css from './CheckboxGroup.css.ts';
import { CheckboxGroupContext } from './CheckboxGroupContext.ts';

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
  return (
    <fieldset id={id} className={css.group} aria-describedby={describedBy(id, { hint, error })}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.items}>
        <CheckboxGroupContext value={Boolean(error)}>{children}</CheckboxGroupContext>
      </div>
      <FieldMessages id={id} hint={hint} error={error} />
    </fieldset>
  );
}
