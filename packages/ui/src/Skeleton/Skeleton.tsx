import { cx } from '../cx.ts';
import * as css from './Skeleton.css.ts';

export interface SkeletonProps {
  /** 100, 80, 50 or 33 % of the place. */
  width?: 'full' | 'wide' | 'half' | 'third';
  /** 16, 24, 56, 48 or 144 px. */
  height?: 'text' | 'title' | 'figure' | 'control' | 'block';
}

/** The place of something that is loading, dotted like land on the chart. Says nothing: the region is `aria-busy`. */
export function Skeleton({ width = 'full', height = 'text' }: SkeletonProps) {
  return <span aria-hidden="true" className={cx(css.skeleton, css.width[width], css.height[height])} />;
}
