import { cx } from '../cx.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './PricingCard.css.ts';

export interface PricingCardSkeletonProps {
  /** "Loading plans". */
  label: string;
}

/** The place of a plan whose price is not known yet. */
export function PricingCardSkeleton({ label }: PricingCardSkeletonProps) {
  return (
    <div className={cx(css.card, css.waiting)} aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton width="half" height="title" />
      <div className={css.waitingFigure}>
        <Skeleton width="wide" height="figure" />
      </div>
      <Skeleton />
      <div className={css.waitingAction}>
        <Skeleton height="control" />
      </div>
    </div>
  );
}
