import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as css from './Badge.css.ts';

export type BadgeTone =
  | 'neutral'
  | 'success'
  | 'danger'
  | 'data'
  | 'action'
  | 'discount'
  | 'campaign'
  | 'solid'
  | 'line';

export interface BadgeProps {
  tone?: BadgeTone;
  /** A status always carries an icon beside its word. */
  icon?: LucideIcon;
  children: ReactNode;
}

/** A short word on a small ground. Takes a second line rather than cut a longer language. */
export function Badge({ tone = 'neutral', icon: Glyph, children }: BadgeProps) {
  return (
    <span className={cx(css.badge, css.tone[tone])}>
      {Glyph ? <Glyph aria-hidden="true" className={css.icon} /> : null}
      {children}
    </span>
  );
}
