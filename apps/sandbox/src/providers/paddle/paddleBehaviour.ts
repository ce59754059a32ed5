import { createHmac } from 'node:crypto';
import type { Behaviour, Hands } from '../../Behaviour.ts';
import type { Payment } from '../../payment.ts';
import { createPaddleEvents } from './createPaddleEvents.ts';
import { endCard } from './paddleCards.ts';
import { paddleId } from './paddleId.ts';
import { currentPeriod } from './paddlePeriods.ts';
import { isDraft } from './paddleTransaction.ts';

interface Options {
  secret: string;
  origin: () => string;
  now: () => number;
}

/** Paddle's notifications, signed with `Paddle-Signature: ts=…;h1=…`. */
export function paddleBehaviour({ secret, origin, now }: Options): Behaviour {
  const { subscription, transaction, failed, renewed, paid, refunded, disputed, cardChanged } =
    createPaddleEvents(now);

  /** Beside what happens at every provider. */
  function actions(payment: Payment, { tell }: Hands): Record<string, false | (() => void)> {
    const runs = payment.state === 'paid' && payment.recurring && !payment.more.ended;
    return {
      uncancel:
        runs &&
        payment.cancelled &&
        (() => {
          payment.cancelled = false;
          tell([subscription('updated', payment)]);
        }),
      end:
        runs &&
        (() => {
          payment.cancelled = true;
          payment.more.ended = 'yes';
          tell([subscription('canceled', payment)]);
        }),
      // Says once more how it stands.
      resend: runs && (() => tell([subscription('updated', payment)])),
      'change-card': runs && (() => tell(cardChanged(payment))),
      'age-card': runs && (() => endCard(payment, currentPeriod(payment).end)),
    };
  }

  return {
    name: 'Paddle',
    collects: false,
    reportsTax: true,
    can: ['suspend'],
    actions,
    // The first charge is the transaction the page was opened for; a charge that was due keeps its id.
    chargeId: (payment) =>
      payment.charges.length || payment.trialDays ? (payment.more.due ?? paddleId('txn')) : payment.id,
    refundId: () => paddleId('adj'),
    nextChargeAt: (payment) => currentPeriod(payment).end,
    backUrl: (payment) => `${origin()}/paddle/done/${payment.id}`,
    before: (payment) => (isDraft(payment) ? `${origin()}/paddle/checkout/${payment.id}` : null),
    messages(happening, payment, charge) {
      switch (happening) {
        case 'paid':
          return paid(payment, charge);
        case 'renewed':
          return renewed(payment, charge);
        case 'renewal_failed':
          return failed(payment);
        case 'changed':
        case 'cancelled':
          return [subscription('updated', payment)];
        case 'suspended':
          return [subscription('paused', payment)];
        case 'reactivated':
          return [subscription('resumed', payment)];
        case 'expired':
          return [transaction('canceled', payment, undefined)];
        case 'refunded':
        case 'refund_pending':
        case 'refund_failed':
          return charge ? refunded(payment, charge) : [];
        case 'inquired':
          return charge ? disputed(payment, charge, 'chargeback_warning') : [];
        case 'disputed':
          return charge ? disputed(payment, charge, 'chargeback') : [];
        case 'dispute_won': {
          const taken = charge?.dispute?.stage === 'chargeback';
          return charge
            ? disputed(payment, charge, taken ? 'chargeback_reverse' : 'chargeback_warning_reverse')
            : [];
        }
        default:
          // Paddle says nothing when a bank keeps what it took.
          return [];
      }
    },
    sign(message) {
      const seconds = Math.floor(now() / 1000);
      const h1 = createHmac('sha256', secret).update(`${seconds}:${message.body}`).digest('hex');
      return { 'paddle-signature': `ts=${seconds};h1=${h1}` };
    },
  };
}
