import { chargeObject, disputeObject, refundObject } from './objects/paymentObjects.ts';
import type { PaymentParts } from './PaymentParts.ts';
import type { ChargeRecord, DisputeRecord, MethodRecord, RefundRecord } from './records.ts';
import { stripeId } from './stripeId.ts';

/** Money that goes back, and disputes over it. */
export function createReversals({ state, books, events, seconds }: PaymentParts) {
  const { stripe } = state.data;
  const tell = (charge: ChargeRecord, type: string, object: object) =>
    events.emit(books.purchaseOfCharge(charge.intent).id, { type, object });
  const disputeOf = (charge: ChargeRecord): DisputeRecord | undefined =>
    Object.values(stripe.disputes).findLast((dispute) => dispute.charge === charge.id);

  return {
    disputeOf,

    /** Gives so much of a charge back; all that is left of it without an amount. Null: nothing is left. */
    refund(
      charge: ChargeRecord,
      amount = charge.amount - charge.refunded,
      metadata: Record<string, string> = {},
    ): RefundRecord | null {
      if (amount <= 0 || amount > charge.amount - charge.refunded) return null;
      charge.refunded += amount;
      const refund: RefundRecord = {
        id: stripeId('re'),
        charge: charge.id,
        amount,
        created: seconds(),
        metadata,
        ...(state.data.knobs.refundsWait && { status: 'pending' as const }),
      };
      stripe.refunds[refund.id] = refund;
      const method = stripe.methods[charge.method] as MethodRecord;
      // The sum counts what is pending.
      tell(charge, 'charge.refunded', chargeObject(charge, method));
      tell(charge, 'refund.created', refundObject(refund, charge));
      return refund;
    },

    refundOf: (charge: ChargeRecord): RefundRecord | undefined =>
      Object.values(stripe.refunds).findLast((refund) => refund.charge === charge.id),

    /** A refund that waited goes, or one comes back from the buyer's bank, also after it had succeeded. */
    endRefund(charge: ChargeRecord, refund: RefundRecord, outcome: 'succeeded' | 'failed') {
      if (refund.status === 'failed') return;
      if (outcome === 'succeeded') delete refund.status;
      else {
        refund.status = 'failed';
        charge.refunded -= refund.amount;
      }
      const object = refundObject(refund, charge);
      tell(charge, 'refund.updated', object);
      tell(charge, 'charge.refund.updated', object);
      if (outcome === 'failed') tell(charge, 'refund.failed', object);
    },

    /** The buyer's bank takes the money back, or first asks a question that moves none. */
    dispute(charge: ChargeRecord, stage: 'needs_response' | 'warning_needs_response' = 'needs_response') {
      const known = disputeOf(charge);
      if (known && !known.status.startsWith('warning_')) return;
      charge.disputed = true;
      const dispute: DisputeRecord = {
        id: stripeId('du'),
        charge: charge.id,
        created: seconds(),
        status: stage,
      };
      stripe.disputes[dispute.id] = dispute;
      tell(charge, 'charge.dispute.created', disputeObject(dispute, charge));
    },

    closeDispute(charge: ChargeRecord, how: 'lost' | 'won') {
      const dispute = disputeOf(charge);
      if (!dispute || ['lost', 'won', 'warning_closed'].includes(dispute.status)) return;
      dispute.status = dispute.status === 'warning_needs_response' ? 'warning_closed' : how;
      tell(charge, 'charge.dispute.closed', disputeObject(dispute, charge));
    },
  };
}
