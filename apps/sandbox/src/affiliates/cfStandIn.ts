import { createHmac } from 'node:crypto';
import type { AffiliateRecords } from './records.ts';

/** The secret shared with the further network. */
export const cfSecret = 'cf_secret_tern_0123456789abcdef0123';
/** Seconds that a signature holds. */
const holds = 300;

interface Message {
  kind?: unknown;
  order_id?: unknown;
  click?: unknown;
  amount?: unknown;
  currency?: unknown;
}

/** A further network, by the description in docs/operations.md. */
export function answerCf(
  records: AffiliateRecords,
  given: { signature: string | undefined; key: string | undefined; body: string; now: number },
): { status: number; body: object } {
  const { signature = '', key, body, now } = given;
  const [, time = '', sent = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  const expected = createHmac('sha256', cfSecret).update(`${time}.${body}`).digest('hex');
  const old = Math.abs(now / 1000 - Number(time)) > holds;
  if (sent !== expected || old) return { status: 401, body: { accepted: false, error: 'signature' } };
  const { kind, order_id: orderId, click, amount, currency } = JSON.parse(body) as Message;
  const texts = [orderId, click, amount, currency].every((text) => typeof text === 'string' && text);
  if (!texts || (kind !== 'sale' && kind !== 'reversal') || key !== `${orderId}-${kind}`) {
    return { status: 422, body: { accepted: false, error: 'message' } };
  }
  const id = String(orderId);
  const known = records.orderOf('cf', id);
  if (kind === 'sale') {
    records.sell({
      network: 'cf',
      orderId: id,
      click: String(click),
      amount: String(amount),
      currency: String(currency),
    });
  } else if (known) records.decline(known);
  else return { status: 404, body: { accepted: false, error: 'order' } };
  return { status: 200, body: { accepted: true, id: `cf-${id}` } };
}
