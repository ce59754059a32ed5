import { cx } from '@tern/ui';
import type { ReactNode } from 'react';
import { H2 } from './H2.tsx';
import { rich } from './rich.tsx';
import * as tables from './tables.css.ts';

export interface KeyTableProps {
  /** Keys, several divided by a comma, held together by `+`; and what they do. */
  keys: readonly (readonly [keys: string, does: string])[];
}

export function KeyTable({ keys }: KeyTableProps) {
  return (
    <div className={tables.tableFrame}>
      <table className={cx(tables.table, tables.stacks)}>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(([names, does]) => (
            <tr key={names + does}>
              <th scope="row">
                <span className={tables.keys}>
                  {names.split(/,\s*/).map((name) => (
                    <kbd key={name} className={tables.key}>
                      {name}
                    </kbd>
                  ))}
                </span>
              </th>
              <td>{rich(does)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The keys, and below them the announcements of a screen reader. */
export function Accessibility({ keys, children }: Partial<KeyTableProps> & { children: ReactNode }) {
  return (
    <section>
      <H2>Keyboard and screen reader</H2>
      {keys && <KeyTable keys={keys} />}
      {children}
    </section>
  );
}
