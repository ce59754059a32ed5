import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as css from './DescriptionList.css.ts';

export interface Description {
  term: ReactNode;
  value: ReactNode;
  /** The total of a bill. */
  emphasis?: boolean;
}

export interface DescriptionListProps {
  items: readonly Description[];
  /** In the mobile variant every value stands below its term, long or short. */
  stacked?: boolean;
}

/** Terms and their values, one pair a line; the value drops below a long term. */
export function DescriptionList({ items, stacked = false }: DescriptionListProps) {
  return (
    <dl className={css.list}>
      {items.map((item, index) => (
        <div key={index} className={cx(css.pair, stacked && css.stacked)}>
          <dt className={cx(css.term, item.emphasis && css.emphasis)}>{item.term}</dt>
          <dd className={cx(css.value, item.emphasis && css.emphasis)}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
