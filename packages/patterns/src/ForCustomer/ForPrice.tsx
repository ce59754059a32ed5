import type { PriceKind } from '@tern/domain';
import type { ReactNode } from 'react';
import * as css from './ForPrice.css.ts';

export interface ForPriceProps {
  children: ReactNode;
  /** For those whose first period has this price; with `usual` also for those to whom no plan is sold. */
  of: PriceKind;
}

/** Words for those to whom a plan is sold at a certain price (`priceOf`). Its style is not on every page. */
export const ForPrice = ({ children, of }: ForPriceProps) => (
  <span className={of === 'usual' ? css.usual : css.personal} data-price={of}>
    {children}
  </span>
);
