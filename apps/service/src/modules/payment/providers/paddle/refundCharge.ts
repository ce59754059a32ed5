import { ProviderRefused } from '../PaymentAdapter.ts';
import type { RefundFacts } from '../ProviderEvent.ts';
import { type PaddleClient, paddleErrorOf } from './client.ts';

interface Adjustment {
  id: string;
  action: string;
  status: string;
  totals: { total: string };
}

interface Adjustable {
  details: { totals: { total: string }; line_items: { id: string }[] };
}

/** Paddle reviews refunds: one that waits, or was made, needs no second one. */
const isUnderway = (error: unknown) => /pending_refund_request/.test(paddleErrorOf(error)?.code ?? '');
const isTooMuch = (error: unknown) => /above_remaining_allowed/.test(paddleErrorOf(error)?.code ?? '');

/** Null: a refund of it waits already. */
async function tell(client: PaddleClient, body: object): Promise<RefundFacts | null | 'too much'> {
  try {
    return adjustmentFacts(await client.post<Adjustment>('/adjustments', { action: 'refund', ...body }));
  } catch (error) {
    if (isTooMuch(error)) return 'too much';
    if (!isUnderway(error)) throw error;
    return null;
  }
}

/** How an adjustment stands. Paddle reviews refunds, within days; what it rejects stays with the shop. */
export const adjustmentFacts = ({ id, status, totals }: Adjustment): RefundFacts => ({
  refund: id,
  amount: Math.abs(Number(totals.total)),
  state: status === 'approved' ? 'done' : status === 'pending_approval' ? 'pending' : 'failed',
  failure: status === 'rejected' || status === 'reversed' ? status : null,
});

/** All refunds of a transaction, the oldest first. */
export async function readRefunds(client: PaddleClient, transaction: string): Promise<RefundFacts[]> {
  const found: RefundFacts[] = [];
  await client.findIn<Adjustment>(
    '/adjustments',
    { transaction_id: transaction, per_page: '50' },
    (known) => {
      if (known.action === 'refund') found.push(adjustmentFacts(known));
      return false;
    },
  );
  return found;
}

/** The sum of a charge's refunds, in minor units. */
async function givenOf(client: PaddleClient, transaction: string): Promise<number> {
  let given = 0;
  const counts = ({ action, status }: Adjustment) =>
    action === 'refund' && (status === 'approved' || status === 'pending_approval');
  await client.findIn<Adjustment>(
    '/adjustments',
    { transaction_id: transaction, per_page: '50' },
    (known) => {
      if (counts(known)) given += Number(known.totals.total);
      return false;
    },
  );
  return given;
}

/** Gives back all that is left of a charge, or a part of it. A refund that exists is not made twice. */
export async function refundCharge(
  client: PaddleClient,
  transaction: string | null,
  reason: string,
  part?: number,
): Promise<RefundFacts | null> {
  if (!transaction) throw new ProviderRefused('no payment');
  const about = { transaction_id: transaction, reason };
  if (part === undefined) {
    const whole = await tell(client, { ...about, type: 'full' });
    if (whole !== 'too much') return whole;
  }
  const { details } = await client.get<Adjustable>(`/transactions/${encodeURIComponent(transaction)}`);
  const wanted = part ?? Number(details.totals.total);
  const left = wanted - (await givenOf(client, transaction));
  const [item] = details.line_items;
  if (left <= 0 || !item) return null;
  const rest = await tell(client, {
    ...about,
    type: 'partial',
    tax_mode: 'internal',
    items: [{ item_id: item.id, type: 'partial', amount: String(left) }],
  });
  return rest === 'too much' ? null : rest;
}
