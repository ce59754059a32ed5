/**
 * How the provider charges a period: as agreed; with tax put on top; partly from a balance that the buyer has there; for
 * nothing, as support gives a month. Another price is a change of the subscription (`raise`).
 */
export type RenewalWay = 'usual' | 'taxed' | 'balance' | 'free';

/** The parts of a period's price. Minor units. */
export interface RenewalSums {
  /** Paid by the buyer. */
  amount: number;
  /** Paid from a balance. */
  credit: number;
  /** Tax on top of the price, in the amount. */
  added: number;
}

export function renewalSums(price: number, way: RenewalWay): RenewalSums {
  const added = way === 'taxed' ? Math.round(price * 0.08) : 0;
  const credit = way === 'free' ? price : way === 'balance' ? Math.floor(price / 2) : 0;
  return { amount: price + added - credit, credit, added };
}

/** A price that was changed in the dashboard. */
export const raised = (price: number) => price + Math.max(1, Math.round(price / 10));
