import { createHmac } from 'node:crypto';
import type { Behaviour, Happening } from '../../Behaviour.ts';
import type { Charge, Payment } from '../../payment.ts';
import { randomId } from '../../randomId.ts';
import type { Message } from '../../webhooks.ts';
import { paymentsOf, receivedOf } from './btcpayObjects.ts';

interface Options {
  secret: string;
  store: string;
  now: () => number;
}

function createEvents({ store, now }: Options) {
  const event = (type: string, more: object): Message => {
    const id = randomId('', 11);
    const body = JSON.stringify({
      deliveryId: id,
      webhookId: 'TernStandInWebhook1',
      originalDeliveryId: id,
      isRedelivery: false,
      type,
      timestamp: Math.floor(now() / 1000),
      storeId: store,
      ...more,
    });
    return { id, type, body };
  };
  const about = (type: string, payment: Payment, more: object = {}) =>
    event(type, { invoiceId: payment.id, metadata: JSON.parse(payment.tag) as object, ...more });
  const transfer = (type: string, payment: Payment) =>
    about(type, payment, {
      afterExpiration: payment.state === 'expired',
      paymentMethodId: 'BTC-CHAIN',
      payment: paymentsOf(payment).at(-1),
    });
  const overPaid = (payment: Payment) => receivedOf(payment) > payment.amount;
  return { event, about, transfer, overPaid };
}

const payoutStates: Partial<Record<Happening, string>> = {
  refunded: 'Completed',
  refund_failed: 'Cancelled',
};

/** Turns that money takes beside the usual way. */
function createActions(options: Options): NonNullable<Behaviour['actions']> {
  const { event, transfer } = createEvents(options);
  const receive = (payment: Payment, amount: number, settling?: 'pending'): Charge => {
    const charge: Charge = {
      id: randomId('', 16),
      amount,
      at: options.now(),
      period: 0,
      refunded: false,
      disputed: false,
      ...(settling && { settling }),
    };
    payment.charges.push(charge);
    return charge;
  };

  return (payment, { tell }) => {
    const transferred = () => [
      transfer('InvoiceReceivedPayment', payment),
      transfer('InvoicePaymentSettled', payment),
    ];
    const none = payment.charges.length === 0;
    const [late] = payment.charges;
    const refund = late?.refunds?.at(-1);
    const claimable = refund?.state === 'pending' && !payment.more[`claim ${refund.id}`];
    return {
      'send-half':
        payment.state === 'open' &&
        none &&
        (() => {
          receive(payment, Math.floor(payment.amount / 2));
          tell(transferred());
        }),
      'send-late':
        payment.state === 'expired' &&
        none &&
        (() => {
          receive(payment, payment.amount);
          tell(transferred());
        }),
      'send-late-unconfirmed':
        payment.state === 'expired' &&
        none &&
        (() => {
          receive(payment, payment.amount, 'pending');
          tell([transfer('InvoiceReceivedPayment', payment)]);
        }),
      'confirm-late':
        payment.state === 'expired' &&
        late?.settling === 'pending' &&
        (() => {
          delete late.settling;
          tell([transfer('InvoicePaymentSettled', payment)]);
        }),
      'claim-refund':
        claimable &&
        (() => {
          payment.more[`claim ${refund.id}`] = 'bc1qbuyer';
          tell([
            event('PayoutCreated', {
              payoutId: `payout${refund.id}`,
              pullPaymentId: refund.id,
              payoutState: 'AwaitingApproval',
            }),
          ]);
        }),
    };
  };
}

/** BTCPay's webhooks, signed with an HMAC over the bytes of the body. */
export function btcpayBehaviour(options: Options): Behaviour {
  const { event, about, transfer, overPaid } = createEvents(options);

  function messages(happening: Happening, payment: Payment, charge: Charge | undefined): Message[] {
    const over = { overPaid: overPaid(payment) };
    const received = transfer('InvoiceReceivedPayment', payment);
    const processing = about('InvoiceProcessing', payment, over);
    const settled = [
      transfer('InvoicePaymentSettled', payment),
      about('InvoiceSettled', payment, { manuallyMarked: false, ...over }),
    ];
    if (happening === 'pending') return [received, processing];
    if (happening === 'paid') return [received, processing, ...settled];
    if (happening === 'settled') return settled;
    if (happening === 'declined') return [about('InvoiceInvalid', payment, { manuallyMarked: false })];
    if (happening === 'expired') {
      return payment.more.marked
        ? [about('InvoiceInvalid', payment, { manuallyMarked: true })]
        : [about('InvoiceExpired', payment, { partiallyPaid: receivedOf(payment) > 0 })];
    }
    const refund = charge?.refunds?.at(-1);
    const payoutState = payoutStates[happening];
    // Nothing is sent of a refund that nobody has claimed.
    if (!refund || !payoutState || (happening === 'refund_failed' && !payment.more[`claim ${refund.id}`])) {
      return [];
    }
    return [
      event('PayoutUpdated', { payoutId: `payout${refund.id}`, pullPaymentId: refund.id, payoutState }),
    ];
  }

  return {
    name: 'BTCPay',
    collects: false,
    chargeId: () => randomId('', 16),
    refundId: () => randomId('', 14),
    backUrl: (payment) => payment.returnUrl,
    before: (payment) => `/btcpay/i/${payment.id}`,
    messages,
    sign: ({ body }) => ({
      'btcpay-sig': `sha256=${createHmac('sha256', options.secret).update(body).digest('hex')}`,
    }),
    actions: createActions(options),
  };
}
