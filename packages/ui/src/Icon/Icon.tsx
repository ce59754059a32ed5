import {
  ArrowLeft,
  ArrowRight,
  ArrowUpRight,
  ChevronLeft,
  ChevronRight,
  ExternalLink,
  type IconNode,
  LogIn,
  LogOut,
  Undo2,
} from 'lucide';
import { createElement, isValidElement, type ReactElement } from 'react';
import { cx } from '../cx.ts';
import * as css from './Icon.css.ts';

/** The shapes of one Lucide icon: data, drawn by `Icon`. Or where they stand in a file. */
export type Glyph = IconNode | { readonly href: string };
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

const directionalGlyphs = new Set<Glyph>([
  ArrowLeft,
  ArrowRight,
  ArrowUpRight,
  ChevronLeft,
  ChevronRight,
  ExternalLink,
  LogIn,
  LogOut,
  Undo2,
]);

/** Whether an icon flips in right-to-left by itself. */
export const isDirectional = (glyph: Glyph) => directionalGlyphs.has(glyph);

export function Icon({ glyph, size = 'md', directional, label, className }: IconProps) {
  const flips = directional ?? isDirectional(glyph);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by `label`, hidden without
    <svg
      // The shared attributes are first: equal bytes at a hundred places of a page compress better.
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      viewBox="0 0 24 24"
      className={cx(css.icon, css.sizes[size], flips && css.directional, className)}
    >
      {'href' in glyph ? (
        <use href={glyph.href} />
      ) : (
        glyph.map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))
      )}
    </svg>
  );
}

/** Where a component takes an icon: a glyph, or an element for anything special. */
export type IconSlot = Glyph | ReactElement;

export function renderIcon(slot: IconSlot | undefined, size: IconSize = 'md', className?: string) {
  if (!slot) return null;
  return isValidElement(slot) ? slot : <Icon glyph={slot as Glyph} size={size} className={className} />;
}
