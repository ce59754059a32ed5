import { createPublicKey, createSign, generateKeyPairSync } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Behaviour } from '../../Behaviour.ts';
import type { Charge, Payment } from '../../payment.ts';
import { randomId } from '../../randomId.ts';
import type { StateFile } from '../../state.ts';
import { decimal } from './paypalMoney.ts';

/** PayPal's webhooks: event objects of Orders v2 and Subscriptions v1, signed with RSA over a CRC of the body. */
export function paypalBehaviour(options: {
  state: StateFile;
  webhookId: string;
  origin: () => string;
  now: () => number;
}): PaypalBehaviour {
  const { state, now } = options;
  const keys = () => {
    if (!state.data.paypalKey) {
      const made = generateKeyPairSync('rsa', {
        modulusLength: 2048,
        privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
        publicKeyEncoding: { type: 'spki', format: 'pem' },
      });
      state.data.paypalKey = made;
      state.save();
    }
    return state.data.paypalKey as { privateKey: string; publicKey: string };
  };

  const event = (type: string, resourceType: string, resource: object) => {
    const id = randomId('WH-').toUpperCase();
    const body = JSON.stringify({
      id,
      event_version: '1.0',
      create_time: new Date(now()).toISOString(),
      resource_type: resourceType,
      event_type: type,
      resource,
    });
    return { id, type, body };
  };
  const amountOf = (payment: Payment, amount: number) => ({
    value: decimal(amount, payment.currency),
    currency_code: payment.currency,
  });
  const oldAmountOf = (payment: Payment, amount: number) => ({
    total: decimal(amount, payment.currency),
    currency: payment.currency,
  });

  return {
    name: 'PayPal',
    collects: true,
    chargeId: () => randomId('', 8).toUpperCase().slice(0, 17),
    backUrl(payment) {
      const url = new URL(payment.returnUrl);
      if (payment.kind === 'subscription') url.searchParams.set('subscription_id', payment.id);
      else url.searchParams.set('token', payment.id);
      return url.href;
    },
    messages(happening, payment, charge) {
      const link = `${options.origin()}/v2/payments/captures/${charge?.id}`;
      if (payment.kind === 'order') {
        const capture = (own: Charge) => ({
          id: own.id,
          status: 'COMPLETED',
          amount: amountOf(payment, own.amount),
          custom_id: payment.tag,
          invoice_id: payment.reference,
          supplementary_data: { related_ids: { order_id: payment.id } },
          links: [{ rel: 'self', href: link, method: 'GET' }],
        });
        switch (happening) {
          case 'approved':
            return [
              event('CHECKOUT.ORDER.APPROVED', 'checkout-order', {
                id: payment.id,
                status: 'APPROVED',
                intent: 'CAPTURE',
                purchase_units: [
                  {
                    reference_id: payment.reference,
                    custom_id: payment.tag,
                    amount: amountOf(payment, payment.amount),
                  },
                ],
              }),
            ];
          case 'paid':
            return charge ? [event('PAYMENT.CAPTURE.COMPLETED', 'capture', capture(charge))] : [];
          case 'refunded':
            return charge
              ? [
                  event('PAYMENT.CAPTURE.REFUNDED', 'refund', {
                    id: randomId('', 8).toUpperCase(),
                    status: 'COMPLETED',
                    amount: amountOf(payment, charge.amount),
                    custom_id: payment.tag,
                    seller_payable_breakdown: { total_refunded_amount: amountOf(payment, charge.amount) },
                    links: [{ rel: 'up', href: link, method: 'GET' }],
                  }),
                ]
              : [];
          case 'disputed':
            return charge ? [dispute(payment, charge)] : [];
          default:
            return [];
        }
      }
      const subscription = { id: payment.id, custom_id: payment.tag, plan_id: payment.more.plan ?? '' };
      const sale = (own: Charge) =>
        event('PAYMENT.SALE.COMPLETED', 'sale', {
          id: own.id,
          state: 'completed',
          billing_agreement_id: payment.id,
          custom: payment.tag,
          amount: oldAmountOf(payment, own.amount),
        });
      switch (happening) {
        case 'paid':
          return [
            event('BILLING.SUBSCRIPTION.ACTIVATED', 'subscription', { ...subscription, status: 'ACTIVE' }),
            ...(charge ? [sale(charge)] : []),
          ];
        case 'renewed':
          return charge ? [sale(charge)] : [];
        case 'renewal_failed':
          return [event('BILLING.SUBSCRIPTION.PAYMENT.FAILED', 'subscription', subscription)];
        case 'cancelled':
          return [
            event('BILLING.SUBSCRIPTION.CANCELLED', 'subscription', { ...subscription, status: 'CANCELLED' }),
          ];
        case 'expired':
          return [
            event('BILLING.SUBSCRIPTION.EXPIRED', 'subscription', { ...subscription, status: 'EXPIRED' }),
          ];
        case 'refunded':
          return charge
            ? [
                event('PAYMENT.SALE.REFUNDED', 'refund', {
                  id: randomId('', 8).toUpperCase(),
                  state: 'completed',
                  sale_id: charge.id,
                  custom: payment.tag,
                  amount: oldAmountOf(payment, charge.amount),
                }),
              ]
            : [];
        case 'disputed':
          return charge ? [dispute(payment, charge)] : [];
        default:
          return [];
      }
    },
    sign(message) {
      const id = randomId('');
      const time = new Date(now()).toISOString();
      const said = `${id}|${time}|${options.webhookId}|${crc32(Buffer.from(message.body))}`;
      return {
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': createSign('sha256').update(said).sign(keys().privateKey, 'base64'),
        'paypal-cert-url': `${options.origin()}/v1/notifications/certs/stand-in`,
        'paypal-auth-algo': 'SHA256withRSA',
      };
    },
    publicKey: () => createPublicKey(keys().publicKey).export({ type: 'spki', format: 'pem' }).toString(),
  };

  function dispute(payment: Payment, charge: Charge) {
    return event('CUSTOMER.DISPUTE.CREATED', 'dispute', {
      id: randomId('PP-D-').toUpperCase(),
      reason: 'UNAUTHORISED',
      status: 'OPEN',
      dispute_amount: amountOf(payment, charge.amount),
      disputed_transactions: [{ seller_transaction_id: charge.id, custom: payment.tag }],
    });
  }
}

export type PaypalBehaviour = Behaviour & { publicKey(): string };
