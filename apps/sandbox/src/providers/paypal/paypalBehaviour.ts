import { createSign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Behaviour } from '../../Behaviour.ts';
import { randomId } from '../../randomId.ts';
import type { StateFile } from '../../state.ts';
import { createPaypalEvents } from './paypalEvents.ts';
import { makeSigner } from './paypalSigner.ts';
import { nextBilling } from './subscriptionObject.ts';

/** An id as PayPal gives it to a payment: 17 capital letters and digits. */
const paymentId = () => randomId('', 9).toUpperCase().slice(0, 17);

/** PayPal's webhooks, signed with RSA over a CRC of the body by a certificate that it serves itself. */
export function paypalBehaviour(options: {
  state: StateFile;
  webhookId: string;
  origin: () => string;
  now: () => number;
}): PaypalBehaviour {
  const { state, now } = options;
  const signer = () => {
    if (!state.data.paypalSigner) {
      state.data.paypalSigner = makeSigner(now());
      state.save();
    }
    return state.data.paypalSigner;
  };

  return {
    name: 'PayPal',
    collects: true,
    can: ['settle late', 'forget', 'suspend'],
    chargeId: paymentId,
    nextChargeAt: nextBilling,
    refundId: paymentId,
    disputeId: () => `PP-D-${Math.floor(10_000 + Math.random() * 89_999)}`,
    backUrl(payment) {
      const url = new URL(payment.returnUrl);
      if (payment.kind === 'subscription') url.searchParams.set('subscription_id', payment.id);
      else url.searchParams.set('token', payment.id);
      return url.href;
    },
    messages: createPaypalEvents(options),
    sign(message) {
      const id = randomId('');
      const time = new Date(now()).toISOString();
      const said = `${id}|${time}|${options.webhookId}|${crc32(Buffer.from(message.body))}`;
      return {
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': createSign('sha256').update(said).sign(signer().key, 'base64'),
        'paypal-cert-url': `${options.origin()}/v1/notifications/certs/CERT-stand-in`,
        'paypal-auth-algo': 'SHA256withRSA',
      };
    },
    certificates: () => signer().certificates,
  };
}

/** `certificates`: PEM, the signer's own first, then its issuer's. */
export type PaypalBehaviour = Behaviour & { certificates(): string };
