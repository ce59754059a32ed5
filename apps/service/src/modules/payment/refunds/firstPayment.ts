import type { ChargeRow } from '../rows/paymentRows.ts';

/** A payment that bought something. */
export type FirstPayment = ChargeRow & { paidAt: Date };

/** The first payment of an order: of a free trial the charge after it. Undefined where none was made yet. */
export const firstPayment = (all: readonly ChargeRow[]): FirstPayment | undefined =>
  all.find(
    (charge): charge is FirstPayment =>
      charge.amount > 0 && charge.paidAt !== null && charge.startsAt !== null,
  );
