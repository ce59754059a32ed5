import { type AffiliateType, parsePartnerClick } from '@tern/domain';
import { type Context, moment } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import type { charges, orders } from '../../db/schema.ts';
import { samePerson } from '../payment/samePerson.ts';
import { networkOf } from './affiliateNetworks.ts';
import {
  type ConversionRow,
  insertConversion,
  lockConversion,
  updateConversion,
} from './conversions.repo.ts';
import { findPartnerByCode } from './partners.repo.ts';

type Order = Pick<
  typeof orders.$inferSelect,
  'id' | 'userId' | 'currency' | 'taxAmount' | 'coupon' | 'tracking'
>;
type Charge = Pick<
  typeof charges.$inferSelect,
  'amount' | 'paidAt' | 'startsAt' | 'refunds' | 'fullyRefunded' | 'disputes'
>;

/**
 * Brings what an affiliate is told of an order in line with its charges, in the caller's transaction: it is told if and
 * only if that commits. The first payment that bought something is the sale; it is reversed once all of it was given back
 * or a dispute about it is lost. An open dispute waits.
 */
export async function settleConversion(
  context: Context,
  tx: Queries,
  order: Order,
  all: readonly Charge[],
): Promise<void> {
  const { cps_type: type, cps_cookie: click } = order.tracking ?? {};
  if (!type) return;
  const charge = all.find(({ amount, paidAt, startsAt }) => amount > 0 && paidAt && startsAt);
  if (!charge?.paidAt) return;
  const known = await lockConversion(tx, order.id);
  // A deleted buyer's order has no click any more: its sale can still be reversed.
  if (!known && !click) return;
  const row = known ?? (await noteSale(context, tx, order, { ...charge, paidAt: charge.paidAt }));
  if (row && isGone(charge)) await reverse(context, tx, row);
}

function isGone({ amount, refunds, fullyRefunded, disputes }: Charge): boolean {
  if (fullyRefunded || Object.values(disputes).some(({ stage }) => stage === 'lost')) return true;
  const { total = 0, ...single } = refunds;
  return (
    Math.max(
      total,
      Object.values(single).reduce((sum, each) => sum + each, 0),
    ) >= amount
  );
}

/** The partner of the operator's own who brought the order; `refusal`: the purchase is the partner's own. */
async function partnerOf(tx: Queries, { userId }: Order, type: string, click: string) {
  const parsed = type === 'cf' ? parsePartnerClick(click) : null;
  if (!parsed) return { direct: false, partner: null, refusal: null };
  const partner = await findPartnerByCode(tx, parsed.code);
  return { direct: true, partner, refusal: partner ? await samePerson(tx, partner, userId) : null };
}

async function noteSale(
  context: Context,
  tx: Queries,
  order: Order,
  { amount: paid, paidAt }: Charge & { paidAt: Date },
): Promise<ConversionRow | null> {
  const { cps_type: type = '', cps_cookie: click = '' } = order.tracking ?? {};
  const { direct, partner, refusal } = await partnerOf(tx, order, type, click);
  if (direct && !partner) return null;
  const amount = Math.max(0, paid - (order.taxAmount ?? 0));
  const network = direct ? 'direct' : (type as AffiliateType);
  const terms = context.config.partnerTerms.find((each) => each.network === 'direct');
  const isOn = networkOf(context, network) !== null;
  await insertConversion(tx, {
    orderId: order.id,
    network,
    click,
    partnerId: partner?.id ?? null,
    amount,
    currency: order.currency,
    reward: direct && terms ? Math.floor((amount * terms.percent) / 100) : null,
    coupon: order.coupon,
    state: refusal ? 'dropped' : direct ? 'sent' : isOn ? 'due' : 'off',
    soldAt: paidAt,
    sentAt: direct && !refusal ? moment(context) : null,
    nextTryAt: isOn && !refusal ? moment(context) : null,
    ...(refusal && { refusal, reversedAt: moment(context) }),
    // Not every card is known at once.
    nextLookAt: direct && !refusal ? moment(context) : null,
  });
  return (await lockConversion(tx, order.id)) ?? null;
}

async function reverse(context: Context, tx: Queries, row: ConversionRow): Promise<void> {
  if (row.reversedAt) return;
  const now = moment(context);
  const { orderId, network, state } = row;
  const change = { reversedAt: now };
  if (network === 'direct') {
    await updateConversion(tx, orderId, { ...change, state: 'reversed', reversalSentAt: now });
  } else if (state === 'sent') {
    await updateConversion(tx, orderId, { ...change, state: 'reversing', attempts: 0, nextTryAt: now });
  } else if (state === 'due' && row.attempts > 0) {
    // The network may have it: the sale is told until that is known, and then its reversal.
    await updateConversion(tx, orderId, change);
  } else {
    await updateConversion(tx, orderId, { ...change, state: 'dropped', nextTryAt: null });
  }
}
