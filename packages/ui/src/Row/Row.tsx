import type { space } from '@tern/tokens';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as css from './Row.css.ts';

export interface RowProps {
  gap?: keyof typeof space;
  justify?: 'start' | 'center' | 'end' | 'between';
  align?: 'start' | 'center' | 'end' | 'baseline';
  /** On by default: longer languages need the second line. */
  wrap?: boolean;
  as?: 'div' | 'ul' | 'span' | 'p';
  id?: string;
  children: ReactNode;
}

/** Children beside each other, in reading direction. */
export function Row({
  gap = 3,
  justify = 'start',
  align = 'center',
  wrap = true,
  as: Tag = 'div',
  id,
  children,
}: RowProps) {
  return (
    <Tag
      id={id}
      className={cx(css.row, css.gap[gap], css.justify[justify], css.align[align], wrap && css.wrap)}
    >
      {children}
    </Tag>
  );
}
