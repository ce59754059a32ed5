import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { type IconSlot, renderIcon } from '../Icon/Icon.tsx';
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
  icon?: IconSlot;
  children: ReactNode;
}

/** A short word on a small ground. Takes a second line rather than cut a longer language. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={cx(css.badge, css.tone[tone])}>
      {renderIcon(icon, 'sm', css.icon)}
      <span>{children}</span>
    </span>
  );
}
