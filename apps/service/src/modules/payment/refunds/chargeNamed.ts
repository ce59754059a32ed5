import { timeFromNow } from '../../../context.ts';
import type { Settling } from '../ledger/settling.ts';
import type { Disputed } from '../providers/ProviderEvent.ts';
import { listCharges, putCharge } from '../rows/charges.repo.ts';
import type { ChargeRow } from '../rows/paymentRows.ts';
import { findSubscription, updateSubscription } from '../rows/subscriptions.repo.ts';

type Names = Pick<Disputed, 'payment' | 'invoice' | 'renewal'>;

/**
 * The charge that a refund or a dispute names. One that nobody here has heard of is made: the provider lists it, and is
 * asked. Undefined: it is a later one of an order whose first payment is not known yet.
 */
export async function chargeNamed(
  { context, tx, order }: Settling,
  { payment, invoice = null, ...place }: Names,
): Promise<ChargeRow | undefined> {
  const known = await listCharges(tx, order.id);
  const named =
    (payment && known.find((charge) => charge.payment === payment)) ||
    (invoice && known.find((charge) => charge.invoice === invoice)) ||
    unnamed(known, { payment, invoice, renewal: order.trialEndsAt ? true : place.renewal });
  if (named) {
    return { ...named, payment: named.payment ?? payment, invoice: named.invoice ?? invoice };
  }
  // The first period of a trial is free.
  const later = Boolean(order.trialEndsAt ?? place.renewal);
  if (later && known.length === 0) return undefined;
  const name = payment && known.length > 0 ? payment : 'first';
  await putCharge(tx, { orderId: order.id, name, payment, invoice });
  const subscription = await findSubscription(tx, order.id);
  if (subscription) await updateSubscription(tx, subscription.id, { nextCheckAt: timeFromNow(context) });
  return (await listCharges(tx, order.id)).find((charge) => charge.name === name);
}

/** A charge whose own name is not known, where the names that were given can be its. */
function unnamed(known: readonly ChargeRow[], { payment, invoice, renewal }: Names): ChargeRow | undefined {
  const newest = known.filter(({ startsAt }) => startsAt).at(-1) ?? known.at(-1);
  if (!payment) return newest;
  const first = known.find(({ name }) => name === 'first');
  const charge = renewal == null ? newest : renewal ? undefined : first;
  // Another name than the charge has belongs to one of which no event has come yet.
  const differs = charge?.payment || (invoice && charge?.invoice);
  return differs ? undefined : charge;
}
