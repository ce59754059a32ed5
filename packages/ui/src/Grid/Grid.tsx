import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as css from './Grid.css.ts';

export interface GridProps {
  /** Equal columns on a wide page; four fold to two below 1200 px, all fold to one in the mobile variant. */
  columns: 2 | 3 | 4;
  as?: 'div' | 'ul' | 'ol';
  id?: string;
  children: ReactNode;
}

export function Grid({ columns, as: Tag = 'div', id, children }: GridProps) {
  return (
    <Tag id={id} className={cx(css.grid, css.columns[columns])}>
      {children}
    </Tag>
  );
}
