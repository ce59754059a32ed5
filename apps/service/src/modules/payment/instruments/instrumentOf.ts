import type { PaymentInstrument } from '@tern/contract';
import type { Context } from '../../../context.ts';
import { describeError } from '../../../failures/describeError.ts';
import { renewalAt } from '../ledger/renewalDays.ts';
import type { ShownSubscription } from '../ledger/subscriptionData.ts';
import { adapterOf, ProviderUnavailable } from '../providers/PaymentAdapter.ts';
import { endsBefore, factsOf } from './instrumentRules.ts';
import { findInstrument } from './instruments.repo.ts';
import { learnInstrument } from './learnInstrument.ts';
import { isCharged } from './openInstrument.ts';

/** How long what a provider said is believed without asking it again. Its events say what changes meanwhile. */
const believed = 10 * 60_000;

/** The card or account that pays the next charge. The provider is asked; of one that does not respond the last that is known is told. */
export async function instrumentOf(
  context: Context,
  { subscription, order }: Pick<ShownSubscription, 'subscription' | 'order'>,
): Promise<PaymentInstrument> {
  const { db } = context;
  const adapter = adapterOf(context.adapters, order.method);
  const runs = subscription.state === 'active' || subscription.state === 'past_due';
  const known = await findInstrument(db, order.id);
  const old = !known?.readAt || known.readAt.getTime() < context.clock.now() - believed;
  if (runs && adapter?.readInstrument && (old || known.checkAt)) {
    await learnInstrument(context, order.id).catch((error: unknown) => {
      const level = error instanceof ProviderUnavailable ? 'warn' : 'error';
      context.log[level]({ order: order.id, failure: describeError(error) }, 'payment instrument unknown');
    });
  }
  const row = (await findInstrument(db, order.id)) ?? known;
  const instrument = factsOf(row);
  const charged = isCharged(subscription);
  const chargeAt = subscription.trialEndsAt ?? renewalAt(context, order, subscription);
  const address = charged ? (adapter?.instrumentAddress?.(order) ?? null) : null;
  const page = charged && adapter?.openInstrumentChange !== undefined;
  return {
    instrument,
    removed: row?.removedAt != null,
    expires_early: charged && instrument !== null && endsBefore(instrument, chargeAt),
    next_charge_at: charged && subscription.state === 'active' ? chargeAt.toISOString() : null,
    change: page ? 'page' : address ? 'at_provider' : null,
    provider_url: address,
    can_remove: runs && !charged && instrument !== null && adapter?.removeInstrument !== undefined,
    waiting: row?.checkAt != null,
    changed_at: (row?.removedAt ?? row?.changedAt)?.toISOString() ?? null,
  };
}
