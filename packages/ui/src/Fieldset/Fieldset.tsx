import { type ReactNode, useId } from 'react';
import { describedBy, FieldMessages } from '../Field/Field.tsx';
import * as css from './Fieldset.css.ts';

export interface FieldsetProps {
  /** Names the group: read before each of its fields. Short. */
  legend: ReactNode;
  hint?: ReactNode;
  /** About the fields together; what is wrong with one field stands at that field. */
  error?: ReactNode;
  /** Switches all fields off at once. */
  disabled?: boolean;
  id?: string;
  children: ReactNode;
}

/** Fields that belong to one question. A link of `ErrorSummary` to its `id` goes to the first field. */
export function Fieldset({ legend, hint, error, disabled, id: givenId, children }: FieldsetProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <fieldset
      id={id}
      className={css.fieldset}
      disabled={disabled}
      aria-describedby={describedBy(id, { hint, error })}
    >
      <legend className={css.legend}>{legend}</legend>
      {hint ? (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      ) : null}
      <div className={css.fields}>{children}</div>
      {error ? (
        <div className={css.messages}>
          <FieldMessages id={id} error={error} />
        </div>
      ) : null}
    </fieldset>
  );
}
