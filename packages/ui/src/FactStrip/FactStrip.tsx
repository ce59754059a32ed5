import type { ReactNode } from 'react';
import { Container } from '../Container/Container.tsx';
import { Value } from '../Value/Value.tsx';
import * as css from './FactStrip.css.ts';

export interface Fact {
  label: string;
  /** "9,892". */
  value: string;
  /** Smaller, beside it: "km". */
  unit?: string;
  /** A line below it: `DaylightLine`. The value is smaller then. */
  drawing?: ReactNode;
}

export interface FactStripProps {
  /** Names the list for screen readers. */
  label: string;
  items: readonly Fact[];
}

/** Few facts of one thing, side by side below a first screen; two by two on phones. */
export function FactStrip({ label, items }: FactStripProps) {
  return (
    <Container>
      <dl className={css.list} aria-label={label}>
        {items.map(({ label: term, value, unit, drawing }) => (
          <div key={term} className={css.fact}>
            <dt className={css.label}>{term}</dt>
            <dd className={drawing ? css.drawn : css.value}>
              <span>
                <Value>{value}</Value>
                {unit ? <small className={css.unit}> {unit}</small> : null}
              </span>
              {drawing}
            </dd>
          </div>
        ))}
      </dl>
    </Container>
  );
}
