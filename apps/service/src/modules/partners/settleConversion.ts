import { type AffiliateType, parsePartnerClick } from '@tern/domain';
import { type Context, timeFromNow } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import type { charges, orders } from '../../db/schema.ts';
import { samePerson } from '../payment/quote/samePerson.ts';
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
/** The first payment that bought something. `refunded`: all of it that was given back, in minor units. */
interface Sale extends Pick<typeof charges.$inferSelect, 'amount' | 'disputes'> {
  paidAt: Date;
  refunded: number;
}

/**
 * Brings what an affiliate is told of an order in line with its charges, in the caller's transaction: it is told if and
 * only if that commits. A sale is reversed once all of it was given back or a dispute about it is lost. An open dispute
 * waits.
 */
export async function settleConversion(
  context: Context,
  tx: Queries,
  order: Order,
  sale: Sale,
): Promise<void> {
  const { cps_type: type, cps_cookie: click } = order.tracking ?? {};
  if (!type) return;
  const known = await lockConversion(tx, order.id);
  // A deleted buyer's order has no click any more: its sale can still be reversed.
  if (!known && !click) return;
  const row = known ?? (await noteSale(context, tx, order, sale));
  if (!row) return;
  if (isGone(sale)) await reverse(context, tx, row);
  else await lower(context, tx, row, saleOf(order, sale));
}

const isGone = ({ amount, refunded, disputes }: Sale): boolean =>
  refunded >= amount || Object.values(disputes).some(({ stage }) => stage === 'lost');

/** The worth of a sale: the part of it without tax that was not given back. */
const saleOf = ({ taxAmount }: Order, { amount, refunded }: Sale): number =>
  Math.floor((Math.max(0, amount - (taxAmount ?? 0)) * (amount - refunded)) / amount);

const rewardOf = (context: Context, amount: number): number | null => {
  const terms = context.config.partnerTerms.find(({ network }) => network === 'direct');
  return terms ? Math.floor((amount * terms.percent) / 100) : null;
};

/**
 * A part of the payment went back, or came back after all: the sale is worth what is left of it. A network that was told
 * of the sale takes reversals of all of it alone, so what it was told stays.
 */
async function lower(context: Context, tx: Queries, row: ConversionRow, amount: number): Promise<void> {
  const open = row.network === 'direct' || row.state === 'off' || (row.state === 'due' && row.attempts === 0);
  if (!open || row.reversedAt || amount === row.amount) return;
  const reward = row.reward === null ? null : rewardOf(context, amount);
  await updateConversion(tx, row.orderId, { amount, reward });
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
  sale: Sale,
): Promise<ConversionRow | null> {
  const { cps_type: type = '', cps_cookie: click = '' } = order.tracking ?? {};
  const { direct, partner, refusal } = await partnerOf(tx, order, type, click);
  if (direct && !partner) return null;
  const amount = saleOf(order, sale);
  const network = direct ? 'direct' : (type as AffiliateType);
  const isOn = networkOf(context, network) !== null;
  await insertConversion(tx, {
    orderId: order.id,
    network,
    click,
    partnerId: partner?.id ?? null,
    amount,
    currency: order.currency,
    reward: direct ? rewardOf(context, amount) : null,
    coupon: order.coupon,
    state: refusal ? 'dropped' : direct ? 'sent' : isOn ? 'due' : 'off',
    soldAt: sale.paidAt,
    sentAt: direct && !refusal ? timeFromNow(context) : null,
    nextTryAt: isOn && !refusal ? timeFromNow(context) : null,
    ...(refusal && { refusal, reversedAt: timeFromNow(context) }),
    // Not every card is known at once.
    nextLookAt: direct && !refusal ? timeFromNow(context) : null,
  });
  return (await lockConversion(tx, order.id)) ?? null;
}

async function reverse(context: Context, tx: Queries, row: ConversionRow): Promise<void> {
  if (row.reversedAt) return;
  const now = timeFromNow(context);
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
