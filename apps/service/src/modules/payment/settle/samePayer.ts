import { createHmac } from 'node:crypto';
import { type PaymentMethod, providerCodeOf } from '@tern/domain';
import type { Context } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { serviceKey } from '../../../serviceKey.ts';
import { adapterOf, ProviderRefused } from '../providers/PaymentAdapter.ts';
import { findOrdersWithoutPayer, insertPayer } from '../rows/payers.repo.ts';
import type { OrderRow } from '../rows/paymentRows.ts';

/** Notes the card or payer of an order, where the provider names it, as a hash. */
export async function notePayer(
  context: Context,
  tx: Queries,
  order: Pick<OrderRow, 'id' | 'userId' | 'method'>,
  payer: string | null | undefined,
): Promise<void> {
  if (!payer) return;
  const key = await serviceKey(context, 'payers');
  const name = `${providerCodeOf(order.method as PaymentMethod)} ${payer}`;
  const keyHash = createHmac('sha256', key).update(name).digest('base64url');
  await insertPayer(tx, { orderId: order.id, userId: order.userId, keyHash });
}

/** Orders that are looked up at once, at most. */
const lookUps = 10;

/**
 * Asks the providers for the cards of these people that their events did not name. Throws `ProviderUnavailable`; a
 * provider that names none leaves it unknown.
 */
export async function learnPayers(context: Context, userIds: readonly string[]): Promise<void> {
  for (const order of await findOrdersWithoutPayer(context.db, userIds, lookUps)) {
    try {
      const facts = await adapterOf(context.adapters, order.method)?.readCheckout(order);
      await notePayer(context, context.db, order, facts?.payer);
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
    }
  }
}
