import type { Goods, NextStep } from '@tern/domain';
import type { ReactNode } from 'react';
import * as css from './ForCustomer.css.ts';

type Marks = {
  /** For those to whom this is sold. */
  sold?: Exclude<Goods, 'change' | 'partnership'>;
  /** For all the others. */
  unsold?: 'trial' | 'plan';
  /** For those whose next step this is. */
  next?: NextStep;
};
/** One of them. */
type Mark = {
  [Name in keyof Marks]-?: Required<Pick<Marks, Name>> & { [Other in Exclude<keyof Marks, Name>]?: never };
}[keyof Marks];

export type ForCustomerProps = Mark & {
  children: ReactNode;
  /** Around blocks: a `div`. */
  block?: boolean;
};

/** The attribute of an element that is only for those to whom the free trial, an offer or a plan is sold. */
export const soldMark = (what: Exclude<Goods, 'change' | 'partnership'>) => ({ 'data-sold': what });

/**
 * A part of a page that is not for everybody: `maySell` and `nextStep` of the domain say for whom. Pages are
 * shared, so all parts are written, and `<html data-customer>` shows those of the person who looks.
 */
export function ForCustomer({ children, block = false, sold, unsold, next }: ForCustomerProps) {
  const Part = block ? 'div' : 'span';
  const forVisitors = sold !== undefined || next === 'start';
  return (
    <Part
      className={forVisitors ? css.part : css.customerPart}
      data-sold={sold}
      data-unsold={unsold}
      data-next={next}
    >
      {children}
    </Part>
  );
}
