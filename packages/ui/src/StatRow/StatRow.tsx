import { cx } from '../cx.ts';
import { Ltr } from '../Ltr/Ltr.tsx';
import * as css from './StatRow.css.ts';

export interface Stat {
  /** "6000+". */
  value: string;
  /** Smaller, beside the figure: "days". */
  unit?: string;
  label: string;
}

export interface StatRowProps {
  /** Names the list for screen readers. */
  label: string;
  items: readonly Stat[];
}

/** The figures of the product in one row; two by two in the mobile variant. */
export function StatRow({ label, items }: StatRowProps) {
  return (
    <dl aria-label={label} className={cx(css.row, items.length > 4 && css.rows)}>
      {items.map((item) => (
        <div key={item.label} className={css.stat}>
          <dt className={css.label}>{item.label}</dt>
          <dd className={css.figure}>
            <Ltr>{item.value}</Ltr>
            {item.unit ? <small className={css.unit}> {item.unit}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
