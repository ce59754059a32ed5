import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Sentences } from '../Sentences/Sentences.tsx';
import { Text } from '../Text/Text.tsx';
import * as css from './FeatureRows.css.ts';

export interface FeatureRow {
  title: string;
  text: ReactNode;
  /** A plate, a drawing, a small table. */
  picture: ReactNode;
  /** A link or a button. */
  action?: ReactNode;
}

export interface FeatureRowsProps {
  rows: readonly FeatureRow[];
  headingLevel?: 2 | 3;
}

/** Words and picture side by side, changing sides from row to row. */
export function FeatureRows({ rows, headingLevel = 2 }: FeatureRowsProps) {
  return (
    <div className={css.rows}>
      {rows.map((row) => (
        <div key={row.title} className={css.row}>
          <div className={css.words}>
            <Heading level={headingLevel} size="h2">
              <Sentences text={row.title} />
            </Heading>
            <Text as="div" tone="muted">
              {row.text}
            </Text>
            {row.action}
          </div>
          <div className={css.picture}>{row.picture}</div>
        </div>
      ))}
    </div>
  );
}
