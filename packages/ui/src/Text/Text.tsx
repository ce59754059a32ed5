import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as css from './Text.css.ts';

export interface TextProps {
  size?: 'lead' | 'body' | 'ui' | 'small' | 'caption';
  /** Leads are muted and captions faint unless set otherwise. */
  tone?: 'default' | 'muted' | 'faint';
  strong?: boolean;
  /** Figures of one width, for amounts, addresses and counts. */
  tabular?: boolean;
  /** Holds the line length at 38 rem. */
  measure?: boolean;
  as?: 'p' | 'span' | 'div' | 'li' | 'strong' | 'small' | 'dt' | 'dd' | 'figcaption' | 'label';
  id?: string;
  children: ReactNode;
}

const ownTone = {
  lead: 'muted',
  body: 'default',
  ui: 'default',
  small: 'default',
  caption: 'faint',
} as const;

export function Text({
  size = 'body',
  tone = ownTone[size],
  strong,
  tabular,
  measure,
  as: Tag = 'p',
  id,
  children,
}: TextProps) {
  return (
    <Tag
      id={id}
      className={cx(
        css.size[size],
        css.tone[tone],
        strong && css.strong,
        tabular && css.tabular,
        measure && css.measure,
      )}
    >
      {children}
    </Tag>
  );
}
