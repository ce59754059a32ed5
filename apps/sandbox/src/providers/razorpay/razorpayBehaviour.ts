import { createHmac } from 'node:crypto';
import type { Behaviour, Happening } from '../../Behaviour.ts';
import { randomId } from '../../randomId.ts';
import { disputeOf, linkOf, paymentOf, refundOf } from './razorpayObjects.ts';

/** The account of the shop, the same in every event. */
const account = 'acc_TernStandIn001';

const disputes: Partial<Record<Happening, string>> = {
  inquired: 'created',
  disputed: 'created',
  dispute_won: 'won',
  dispute_lost: 'lost',
};

/** Razorpay's webhooks, signed with an HMAC over the bytes of the body. */
export function razorpayBehaviour(options: {
  secret: string;
  origin: () => string;
  now: () => number;
}): Behaviour {
  const event = (type: string, entities: Readonly<Record<string, object>>) => {
    const body = JSON.stringify({
      entity: 'event',
      account_id: account,
      event: type,
      contains: Object.keys(entities),
      payload: Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }])),
      created_at: Math.floor(options.now() / 1000),
    });
    return { id: randomId('', 7), type, body };
  };
  return {
    name: 'Razorpay',
    collects: false,
    chargeId: () => randomId('pay_', 7),
    refundId: () => randomId('rfnd_', 7),
    disputeId: () => randomId('disp_', 7),
    backUrl(payment) {
      const url = new URL(payment.returnUrl);
      url.searchParams.set('razorpay_payment_link_id', payment.id);
      url.searchParams.set('razorpay_payment_link_status', 'paid');
      return url.href;
    },
    messages(happening, payment, charge) {
      const link = { payment_link: linkOf(payment, options.origin()) };
      if (happening === 'expired') {
        const how = payment.more.how === 'cancelled' ? 'cancelled' : 'expired';
        return [event(`payment_link.${how}`, link)];
      }
      if (!charge) return [];
      const paid = { payment: paymentOf(payment, charge) };
      const told = disputes[happening];
      if (told) return [event(`payment.dispute.${told}`, { ...paid, dispute: disputeOf(payment, charge) })];
      const refund = charge.refunds?.at(-1);
      if (happening === 'paid') {
        return [event('payment.captured', paid), event('payment_link.paid', { ...link, ...paid })];
      }
      if (!refund) return [];
      const entities = { refund: refundOf(payment, charge, refund), ...paid };
      if (happening === 'refund_pending') return [event('refund.created', entities)];
      if (happening === 'refund_failed') return [event('refund.failed', entities)];
      if (happening !== 'refunded') return [];
      return [event('refund.created', entities), event('refund.processed', entities)];
    },
    sign: (message) => ({
      'x-razorpay-signature': createHmac('sha256', options.secret).update(message.body).digest('hex'),
      'x-razorpay-event-id': message.id,
    }),
  };
}
