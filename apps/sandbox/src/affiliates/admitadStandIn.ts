import { createHmac } from 'node:crypto';
import type { AffiliateRecords } from './records.ts';

/** The keys of a programme at Admitad, of the lengths its documentation gives. */
export const admitadKeys = {
  campaignCode: '8f803552ea',
  postbackKey: '3b9e06d28835aa872ae9cb6fc1186d1e',
  revisionSecretKey: '0123456789abcdef0123456789abcdef01234567',
};

type Query = Readonly<Record<string, string | undefined>>;

const required = [
  'campaign_code',
  'postback',
  'postback_key',
  'action_code',
  'tariff_code',
  'payment_type',
  'uid',
  'order_id',
  'price',
  'currency_code',
] as const;

/** The fault of a postback; null: it has none. */
function wrongIn(query: Query): string | null {
  const missing = required.filter((name) => !query[name]);
  if (missing.length) return `${missing.join(', ')} missing`;
  if (query.campaign_code !== admitadKeys.campaignCode) return 'campaign_code';
  if (query.postback_key !== admitadKeys.postbackKey) return 'postback_key';
  if (query.payment_type !== 'sale') return 'payment_type';
  if (!/^\d+(?:\.\d+)?$/.test(query.price ?? '')) return 'price';
  if (!/^[A-Z]{3}$/.test(query.currency_code ?? '')) return 'currency_code';
  return (query.order_id ?? '').length > 100 ? 'order_id' : null;
}

/** A postback of a sale: nothing is answered to it, whatever comes of it. */
export function answerPostback(records: AffiliateRecords, query: Query): void {
  const why = wrongIn(query);
  if (why) {
    records.refuse({ network: 'admitad', why });
    return;
  }
  const { order_id: orderId = '', uid = '', price = '', currency_code: currency = '' } = query;
  records.sell({ network: 'admitad', orderId, click: uid, amount: price, currency });
}

/** A verification by the signature of its request. Only pending orders can be verified. */
export function answerRevision(
  records: AffiliateRecords,
  query: Query,
): { success: boolean; errors?: string[]; message?: string } {
  const {
    campaign_code: campaign = '',
    revision_sign: sign,
    order_id: orderId = '',
    status,
    comment = '',
  } = query;
  const errors: string[] = [];
  if (campaign !== admitadKeys.campaignCode) errors.push('campaign_code is unknown');
  const expected = createHmac('sha1', admitadKeys.revisionSecretKey)
    .update(campaign + orderId)
    .digest('hex');
  if (sign !== expected) errors.push('revision_sign is wrong');
  if (!orderId || orderId.length > 100) errors.push('length order_id must be from 1 to 100');
  if (!['pending', 'approved', 'declined'].includes(status ?? '')) errors.push('status is unknown');
  if (comment.length > 30) errors.push('length comment must be no more than 30');
  if (errors.length) return { success: false, errors };
  const order = records.orderOf('admitad', orderId);
  if (!order) records.refuse({ network: 'admitad', why: `verification of the unknown order ${orderId}` });
  else if (order.state !== 'pending') order.told.reversal += 1;
  else if (status === 'declined') records.decline(order);
  return { success: true, message: 'request is processing.' };
}
