import type { ProviderEvent } from '../PaymentAdapter.ts';
import type { RefundFacts } from '../ProviderEvent.ts';
import { linkFacts, type Notes, type PaymentLink } from './facts.ts';

/** A webhook of Razorpay, with as much of its entities as is read here. Amounts in the smallest unit. */
export interface RazorpayEvent {
  event: string;
  created_at: number;
  payload: {
    payment_link?: { entity: PaymentLink };
    payment?: {
      entity: {
        id: string;
        /** An empty list where nothing is noted. */
        notes?: Notes | readonly [] | null;
        amount_refunded?: number;
        refund_status?: 'partial' | 'full' | null;
      };
    };
    refund?: { entity: Refund };
    dispute?: { entity: { id: string; payment_id: string; phase?: string; status?: string } };
  };
}

/** A refund. Normal ones are processed within days. */
export interface Refund {
  id: string;
  payment_id: string;
  amount: number;
  status?: string;
  notes?: Notes | readonly [] | null;
}

export const refundFacts = ({ id, amount, status }: Refund): RefundFacts => ({
  refund: id,
  amount,
  state: status === 'processed' ? 'done' : status === 'failed' ? 'failed' : 'pending',
  failure: status === 'failed' ? status : null,
});

const refundStates: Readonly<Record<string, string>> = {
  'refund.created': 'pending',
  'refund.processed': 'processed',
  'refund.failed': 'failed',
};

const orderIn = (notes: Notes | readonly [] | null | undefined) => (notes as Notes | null)?.order_id ?? null;

/** Phases in which a bank asks or warns, and takes no money. */
const inquiries = ['fraud', 'retrieval'];
const stages = { won: 'won', lost: 'lost', closed: 'won' } as const;

/** A webhook in the words of the service (docs/payments/razorpay.md). */
export function razorpayEvent({ event, created_at, payload }: RazorpayEvent): ProviderEvent {
  const at = new Date(created_at * 1000);
  const link = payload.payment_link?.entity;
  const paid = payload.payment?.entity;
  if (/^payment_link\.(?:paid|expired|cancelled)$/.test(event) && link) {
    return { kind: 'checkout', at, facts: linkFacts(link, paid?.id) };
  }
  const refund = payload.refund?.entity;
  const status = refundStates[event];
  if (status && refund) {
    const done = status === 'processed';
    return {
      kind: 'refunded',
      at,
      payment: refund.payment_id,
      orderId: orderIn(refund.notes) ?? orderIn(paid?.notes),
      full: done && paid?.refund_status === 'full',
      total: done ? (paid?.amount_refunded ?? null) : null,
      ...refundFacts({ ...refund, status }),
    };
  }
  const dispute = payload.dispute?.entity;
  const [, what] = /^payment\.dispute\.(\w+)$/.exec(event) ?? [];
  if (what && dispute) {
    const open = inquiries.includes(dispute.phase ?? '') ? 'inquiry' : 'opened';
    return {
      kind: 'disputed',
      at,
      payment: dispute.payment_id,
      orderId: orderIn(paid?.notes),
      dispute: dispute.id,
      stage: stages[what as keyof typeof stages] ?? open,
    };
  }
  return { kind: 'other', at };
}
