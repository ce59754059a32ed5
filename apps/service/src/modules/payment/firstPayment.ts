import { reversalOf } from './entitlementOf.ts';
import type { ChargeRow } from './paymentRows.ts';

/** A payment that bought something. */
export type FirstPayment = ChargeRow & { paidAt: Date };

/** The first payment of an order: of a free trial the charge after it. Undefined: none yet, or it went back. */
export function firstPayment(all: readonly ChargeRow[]): FirstPayment | undefined {
  const first = all.find(
    (charge): charge is FirstPayment =>
      charge.amount > 0 && charge.paidAt !== null && charge.startsAt !== null,
  );
  return first && !reversalOf(first) ? first : undefined;
}
