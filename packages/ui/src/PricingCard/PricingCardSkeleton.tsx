import { cx } from '../cx.ts';
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
      <span className={css.bone.name} />
      <span className={css.bone.amount} />
      <span className={css.bone.line} />
      <span className={css.bone.action} />
    </div>
  );
}
