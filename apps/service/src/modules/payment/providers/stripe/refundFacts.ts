import type Stripe from 'stripe';
import type { RefundFacts, RefundStanding } from '../ProviderEvent.ts';

/** `requires_action`: the buyer is to say where the money goes. What was cancelled stays with the shop. */
const standings: Readonly<Record<string, RefundStanding | undefined>> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
};

/** How a refund stands. Its status changes for weeks: a bank may send back what was `succeeded`. */
export const refundFacts = (refund: Stripe.Refund): RefundFacts => {
  const state = standings[refund.status ?? ''] ?? 'pending';
  return {
    refund: refund.id,
    amount: refund.amount,
    state,
    failure: state === 'failed' ? (refund.failure_reason ?? refund.status) : null,
  };
};
