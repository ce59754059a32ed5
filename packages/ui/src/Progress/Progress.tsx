import { type Ref, useId } from 'react';
import * as css from './Progress.css.ts';

export interface ProgressProps {
  /** "Step 3 of 5". */
  label: string;
  value: number;
  /** The whole, in the unit of `value`; 1 by default. */
  max?: number;
  /** "60%", written by the caller in its language. */
  valueText?: string;
  /** The bar can take the focus, where it stands in place of the button that began it. */
  placeRef?: Ref<HTMLProgressElement>;
}

/** How far along: a native `<progress>` drawn as the edge of a chart. */
export function Progress({ label, value, max = 1, valueText, placeRef }: ProgressProps) {
  const id = useId();
  return (
    <div className={css.progress}>
      <progress
        ref={placeRef}
        tabIndex={placeRef ? -1 : undefined}
        className={css.bar}
        value={value}
        max={max}
        aria-labelledby={id}
        aria-valuetext={valueText}
      />
      <p className={css.meta}>
        <span id={id}>{label}</span>
        {valueText ? <span>{valueText}</span> : null}
      </p>
    </div>
  );
}
