import type { ReactNode } from 'react';
import * as css from './Partnership.css.ts';

export interface PartnershipProps {
  children: ReactNode;
  /** For affiliates, in place of the other part. */
  held?: boolean;
}

/**
 * A part about the work of an affiliate, for those to whom it is offered (`maySell`), or for those who are one. Apart from
 * `ForCustomer`, whose style every page has.
 */
export const Partnership = ({ children, held = false }: PartnershipProps) => (
  <div
    className={held ? css.held : css.offered}
    {...(held ? { 'data-unsold': 'partnership' } : { 'data-sold': 'partnership' })}
  >
    {children}
  </div>
);
