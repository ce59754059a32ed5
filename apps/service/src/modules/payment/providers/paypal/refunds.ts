import type { RefundFacts, RefundStanding } from '../ProviderEvent.ts';
import { minor, type PaypalRefund } from './facts.ts';

const standings: Readonly<Record<string, RefundStanding | undefined>> = {
  PENDING: 'pending',
  FAILED: 'failed',
  CANCELLED: 'failed',
};

/** How a refund stands; an event whose resource says nothing of it tells that the money has gone. */
export function refundStanding({ status, state }: Pick<PaypalRefund, 'status' | 'state'>): RefundStanding {
  return standings[(status ?? state ?? '').toUpperCase()] ?? 'done';
}

export function refundFacts(refund: PaypalRefund): RefundFacts {
  const state = refundStanding(refund);
  return {
    refund: refund.id,
    amount: Math.abs(minor(refund.amount) ?? 0),
    state,
    failure:
      state === 'failed' ? (refund.status_details?.reason ?? refund.status ?? refund.state ?? null) : null,
  };
}
