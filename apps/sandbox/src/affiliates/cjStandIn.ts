import { randomUUID } from 'node:crypto';
import type { AffiliateRecords } from './records.ts';

/** The keys of an advertiser at CJ. */
export const cjKeys = { enterpriseId: '1234567', actionTrackerId: 654321, token: 'cj_pat_tern' };

type Fields = Readonly<Record<string, unknown>>;
type Check = (value: unknown, now: number) => boolean;

const isText: Check = (value) => typeof value === 'string' && value !== '';
const isPast: Check = (value, now) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(value) &&
  Date.parse(value) <= now + 1000;
const isDecimal: Check = (value) => typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value);
const reasons = [
  'BadDebt',
  'Bankruptcy',
  'BookingCanceled',
  'CannotShipSoldOut',
  'Compliance',
  'DuplicateOrder',
  'InvalidCreditCard',
  'Other',
  'ReturnedMerchandise',
  'UnqualifiedLead',
];

const named: Readonly<Record<string, Check>> = {
  enterpriseId: (value) => value === cjKeys.enterpriseId,
  actionTrackerId: (value) => value === cjKeys.actionTrackerId,
  orderId: (value) => typeof value === 'string' && /^[\w-]{1,100}$/.test(value),
};

/** The inputs of the schema that CJ serves at its endpoint, as far as an advertiser without items needs them. */
const inputs = {
  createOrders: {
    type: 'OrderCreateRequest',
    argument: 'newOrders',
    required: { ...named, eventTime: isPast, cjEvent: isText },
    optional: {
      amount: isDecimal,
      discount: isDecimal,
      coupon: isText,
      currency: (value: unknown) => typeof value === 'string' && /^[A-Z]{3}$/.test(value),
    },
  },
  cancelOrders: {
    type: 'OrderCancelRequest',
    argument: 'cancelledOrders',
    required: { ...named, updateTime: isPast },
    optional: { correctionReason: (value: unknown) => reasons.includes(String(value)) },
  },
} as const;

const problem = (message: string, fields: string[] = []) => ({ message, fields });

/** The first fault that a field-level check finds in an order; null: it has none. */
function wrongIn(
  {
    required,
    optional,
  }: { required: Readonly<Record<string, Check>>; optional: Readonly<Record<string, Check>> },
  order: Fields,
  now: number,
) {
  const known: Readonly<Record<string, Check>> = { ...required, ...optional };
  const unknown = Object.keys(order).filter((name) => !Object.hasOwn(known, name));
  if (unknown.length) return problem(`Unknown field ${unknown.join(', ')}`, unknown);
  const missing = Object.keys(required).filter((name) => order[name] === undefined);
  if (missing.length) return problem(`Missing ${missing.join(', ')}`, missing);
  const wrong = Object.keys(order).filter((name) => !known[name]?.(order[name], now));
  return wrong.length ? problem(`Invalid ${wrong.join(', ')}`, wrong) : null;
}

/**
 * CJ's Tracking API: one mutation of one list of orders a request. Duplicates and the cancellation of orders that it does
 * not have are found while it processes, and answered as if they were taken.
 */
export function answerCj(
  records: AffiliateRecords,
  { authorization, body, now }: { authorization: string | undefined; body: string; now: number },
): { status: number; body: object } {
  if (authorization !== `Bearer ${cjKeys.token}`) return { status: 401, body: { error: 'Unauthorized' } };
  const { query, variables } = JSON.parse(body) as { query?: unknown; variables?: Fields };
  const text = String(query).replace(/\s+/g, ' ');
  const name = (['createOrders', 'cancelOrders'] as const).find((each) => text.includes(` ${each}(`));
  const input = name && inputs[name];
  const declared = input && new RegExp(`\\$(\\w+): ?\\[${input.type}!\\]!`).exec(text)?.[1];
  if (!name || !input || !declared || !text.includes(`${name}(${input.argument}: $${declared})`)) {
    return { status: 200, body: { errors: [problem('Validation error of the query')] } };
  }
  const orders = variables?.[declared];
  if (!Array.isArray(orders) || orders.length === 0) {
    return { status: 200, body: { errors: [problem(`Variable '${declared}' has an invalid value`)] } };
  }
  const errors = orders.flatMap((order: Fields) => wrongIn(input, order, now) ?? []);
  if (errors.length) return { status: 200, body: { data: { [name]: { orders: null, errors } } } };
  for (const order of orders as Record<string, string>[]) {
    if (name === 'createOrders') {
      const { orderId = '', cjEvent = '', amount = '0', currency = 'USD' } = order;
      records.sell({ network: 'cj', orderId, click: cjEvent, amount, currency });
    } else {
      const known = records.orderOf('cj', order.orderId ?? '');
      if (known) records.decline(known);
      else records.refuse({ network: 'cj', why: `cancellation of the unknown order ${order.orderId}` });
    }
  }
  const taken = orders.map(() => ({ submissionId: randomUUID() }));
  return { status: 200, body: { data: { [name]: { orders: taken, errors: null } } } };
}
