import { timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../../clock.ts';
import type { PaymentAdapter, ProviderEvent } from '../PaymentAdapter.ts';
import type { Disputed } from '../ProviderEvent.ts';
import type { TpaConfig } from './config.ts';
import { paymentFacts, signatureOf, type TpaPayment } from './facts.ts';

interface TpaEvent {
  id: string;
  type: string;
  created: number;
  live: boolean;
  payment: TpaPayment;
}

const stages: Readonly<Record<string, Disputed['stage']>> = {
  'payment.inquired': 'inquiry',
  'payment.disputed': 'opened',
  'payment.dispute_won': 'won',
  'payment.dispute_lost': 'lost',
};

/** Seconds that a signature holds. */
const tolerance = 300;

/** Reads the provider's webhooks: signed with the shared secret. */
export const createTpaWebhook = (
  config: TpaConfig,
  clock: Clock,
): Pick<PaymentAdapter, 'verify' | 'readEvent'> => ({
  async verify(body, header) {
    const [, seconds = '', given = ''] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header('x-signature') ?? '') ?? [];
    if (!(Math.abs(clock.now() / 1000 - Number(seconds)) <= tolerance)) throw new Error('too old');
    const wanted = Buffer.from(signatureOf(config.secret, seconds, body), 'hex');
    const sent = Buffer.from(given, 'hex');
    if (sent.length !== wanted.length || !timingSafeEqual(sent, wanted)) {
      throw new Error('the signature does not match');
    }
    const event = JSON.parse(body.toString('utf8')) as Partial<TpaEvent>;
    return { id: event.id, type: event.type, livemode: event.live === true };
  },

  readEvent(body) {
    const { created, type, payment } = JSON.parse(body) as TpaEvent;
    const at = new Date(created * 1000);
    const reference = { at, payment: payment.id, orderId: payment.order_id };
    if (type === 'payment.refunded') {
      const full = payment.status === 'refunded';
      return {
        kind: 'refunded',
        full,
        amount: null,
        total: payment.refunded ?? null,
        refund: null,
        ...reference,
      };
    }
    if (type === 'payment.refund_failed') {
      // It names no refund: how it stands is asked for.
      return {
        kind: 'refunded',
        full: false,
        amount: null,
        total: payment.refunded ?? 0,
        refund: null,
        state: 'failed',
        ...reference,
      };
    }
    const stage = stages[type];
    if (stage) return { kind: 'disputed', dispute: null, stage, ...reference };
    if (/^payment\.(?:paid|refused|expired)$/.test(type)) {
      return { kind: 'checkout', at, facts: paymentFacts(payment) };
    }
    return { kind: 'other', at } satisfies ProviderEvent;
  },
});
