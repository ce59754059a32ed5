import type { LucideIcon } from 'lucide-react';
import { isValidElement, type ReactElement } from 'react';
import { cx } from '../cx.ts';
import * as css from './Icon.css.ts';

export type Glyph = LucideIcon;
export type IconSize = 'sm' | 'md' | 'lg';

export interface IconProps {
  glyph: Glyph;
  /** 16, 20 or 24 px. */
  size?: IconSize;
  /** Points along the line of reading, so it flips in right-to-left. Known for arrows; set it for others. */
  directional?: boolean;
  /** Only for an icon that stands alone; otherwise it is decoration. */
  label?: string;
  className?: string;
}

const directionalNames = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUpRight',
  'ChevronLeft',
  'ChevronRight',
  'ExternalLink',
  'LogIn',
  'LogOut',
  'Undo2',
]);

export function Icon({ glyph: Drawing, size = 'md', directional, label, className }: IconProps) {
  const flips = directional ?? directionalNames.has(Drawing.displayName ?? '');
  return (
    <Drawing
      className={cx(css.icon, css.sizes[size], flips && css.directional, className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      focusable="false"
    />
  );
}

/** Where a component takes an icon: a glyph, or an element for anything special. */
export type IconSlot = Glyph | ReactElement;

export function renderIcon(slot: IconSlot | undefined, size: IconSize = 'md', className?: string) {
  if (!slot) return null;
  return isValidElement(slot) ? slot : <Icon glyph={slot as Glyph} size={size} className={className} />;
}
