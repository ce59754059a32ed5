import { addInterval } from '@tern/domain';
import { countedEnd, endWithDays } from '../ledger/renewalDays.ts';
import type { InvoicePaid } from '../providers/ProviderEvent.ts';
import type { ChargeRow, OrderRow, PlanRow } from '../rows/paymentRows.ts';

/**
 * The end of the period that a later charge pays: the provider's word, or counted from the payments that are known.
 * `plan`: the one that it pays. `begin`: after a pause. Null where neither is known.
 */
export function endOfRenewal(
  order: OrderRow,
  { periodEnd }: Pick<InvoicePaid, 'periodEnd'>,
  { plan, charges, begin }: { plan: PlanRow; charges: readonly ChargeRow[]; begin?: Date | null },
): Date | null {
  if (periodEnd) return endWithDays(order, plan, periodEnd, charges);
  const first = charges.find(({ name }) => name === 'first');
  if (!first?.startsAt) return null;
  if (begin) return addInterval(begin, plan.intervalCount, plan.intervalUnit);
  const later = charges.filter(({ name, startsAt }) => name !== 'first' && startsAt).length + 1;
  return countedEnd(order, plan, { start: first.startsAt, later });
}
