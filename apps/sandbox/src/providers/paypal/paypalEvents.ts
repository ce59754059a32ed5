import type { Happening } from '../../Behaviour.ts';
import type { Charge, Payment } from '../../payment.ts';
import { randomId } from '../../randomId.ts';
import type { Message } from '../../webhooks.ts';
import { decimal, timeOf } from './paypalMoney.ts';
import { captureOf, disputeOf, orderOf, refundOf, saleOf, saleRefundOf } from './paypalObjects.ts';
import { failuresAllowed, subscriptionOf } from './subscriptionObject.ts';

/** The type of an event, its resource's type and version, its resource, and what it says in words. */
type Told = [type: string, resource: string, version: string | null, object: object, summary: string];

const disputes: Partial<Record<Happening, string>> = {
  inquired: 'CREATED',
  disputed: 'CREATED',
  dispute_won: 'RESOLVED',
  dispute_lost: 'RESOLVED',
};

interface World {
  origin: () => string;
  now: () => number;
}

const words = (payment: Payment, amount: number) =>
  `${payment.currency} ${decimal(amount, payment.currency)}`;

function dispute({ origin, now }: World, happening: Happening, payment: Payment, charge: Charge): Told {
  const known = charge.dispute?.at !== undefined && charge.dispute.at < now();
  // An inquiry that becomes a claim is the same case.
  const what = happening === 'disputed' && known ? 'UPDATED' : disputes[happening];
  return [
    `CUSTOMER.DISPUTE.${what}`,
    'dispute',
    null,
    disputeOf(payment, charge, origin(), now()),
    `A dispute case ${charge.dispute?.id} was ${String(what).toLowerCase()}`,
  ];
}

function ofOrder(world: World, happening: Happening, payment: Payment, charge: Charge | undefined): Told[] {
  const origin = world.origin();
  if (happening === 'approved') {
    const order = orderOf(payment, origin);
    return [
      ['CHECKOUT.ORDER.APPROVED', 'checkout-order', '2.0', order, 'An order has been approved by buyer'],
    ];
  }
  if (!charge) return [];
  if (disputes[happening]) return [dispute(world, happening, payment, charge)];
  const sum = words(payment, charge.amount);
  const told = (name: string, summary: string): Told => [
    `PAYMENT.CAPTURE.${name}`,
    'capture',
    '2.0',
    // A capture in an event names its order.
    { ...captureOf(payment, charge, origin), supplementary_data: { related_ids: { order_id: payment.id } } },
    summary,
  ];
  switch (happening) {
    case 'paid':
    case 'settled':
      return [told('COMPLETED', `Payment completed for ${sum}`)];
    case 'pending':
      return [told('PENDING', `Payment pending for ${sum}`)];
    case 'declined':
      return [told('DENIED', `Payment denied for ${sum}`)];
    case 'refunded': {
      const refund = charge.refunds?.at(-1);
      if (!refund) return [];
      const object = refundOf(payment, charge, refund, origin);
      const summary = `A ${words(payment, refund.amount)} capture payment was refunded`;
      return [['PAYMENT.CAPTURE.REFUNDED', 'refund', '2.0', object, summary]];
    }
    default:
      return [];
  }
}

function ofSubscription(
  world: World,
  happening: Happening,
  payment: Payment,
  charge: Charge | undefined,
): Told[] {
  const origin = world.origin();
  const told = (name: string, summary: string): Told => [
    `BILLING.SUBSCRIPTION.${name}`,
    'subscription',
    '2.0',
    subscriptionOf(payment, origin),
    summary,
  ];
  const sale: Told[] = charge
    ? [
        [
          'PAYMENT.SALE.COMPLETED',
          'sale',
          null,
          saleOf(payment, charge, origin),
          `Payment completed for ${words(payment, charge.amount)}`,
        ],
      ]
    : [];
  if (charge && disputes[happening]) return [dispute(world, happening, payment, charge)];
  switch (happening) {
    case 'paid':
      return [told('ACTIVATED', 'Subscription activated'), ...sale];
    case 'renewed':
      // Of a period that costs nothing there is no sale, and no word.
      return charge?.amount ? sale : [];
    case 'changed':
      return [told('UPDATED', 'Subscription updated')];
    case 'renewal_failed':
      return [
        told('PAYMENT.FAILED', 'Payment failed for subscription'),
        ...((payment.failures ?? 0) >= failuresAllowed
          ? [told('SUSPENDED', 'A billing subscription was suspended')]
          : []),
      ];
    case 'suspended':
      return [told('SUSPENDED', 'A billing subscription was suspended')];
    case 'reactivated':
      return [told('RE-ACTIVATED', 'A billing subscription was re-activated')];
    case 'cancelled':
      return [told('CANCELLED', 'Subscription cancelled')];
    case 'expired':
      return [told('EXPIRED', 'A billing subscription expired')];
    case 'refunded': {
      const refund = charge?.refunds?.at(-1);
      if (!charge || !refund) return [];
      const object = saleRefundOf(payment, charge, refund, origin, -1);
      const summary = `A ${words(payment, refund.amount)} sale payment was refunded at ${timeOf(refund.at)}`;
      return [['PAYMENT.SALE.REFUNDED', 'refund', null, object, summary]];
    }
    default:
      return [];
  }
}

/** The events of a payment: those of Orders v2, Subscriptions v1 and Disputes v1. */
export function createPaypalEvents(world: World) {
  const { origin, now } = world;
  const message = ([type, resourceType, version, resource, summary]: Told): Message => {
    const id = `WH-${randomId('', 9).toUpperCase().slice(0, 17)}-${randomId('', 9).toUpperCase().slice(0, 17)}`;
    const own = `${origin()}/v1/notifications/webhooks-events/${id}`;
    const body = JSON.stringify({
      id,
      event_version: '1.0',
      create_time: new Date(now()).toISOString(),
      resource_type: resourceType,
      ...(version && { resource_version: version }),
      event_type: type,
      summary,
      resource,
      links: [
        { href: own, rel: 'self', method: 'GET' },
        { href: `${own}/resend`, rel: 'resend', method: 'POST' },
      ],
    });
    return { id, type, body };
  };

  return (happening: Happening, payment: Payment, charge: Charge | undefined): Message[] =>
    (payment.kind === 'order' ? ofOrder : ofSubscription)(world, happening, payment, charge).map(message);
}
