import type { ContractActKind } from '@tern/contract';
import type { ActFacts } from '@tern/mails';
import { type Context, newId, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { findPlanRow } from '../catalogue/plans.repo.ts';
import type { OrderRow } from '../rows/paymentRows.ts';
import { type ContractActRow, insertAct, type MailboxKey } from './contractActs.repo.ts';

/**
 * Writes down what a customer did about a contract: the receipt on the screen, and the facts of the mail that says the
 * same. In the transaction that does it.
 */
export async function recordAct(
  context: Context,
  tx: Queries,
  act: {
    kind: ContractActKind;
    order: OrderRow;
    worksUntil: Date | null;
    nextChargeAt?: Date;
    money?: { amount: number; currency: string };
    mailbox?: MailboxKey | null;
  },
): Promise<{ row: ContractActRow; facts: ActFacts }> {
  const { kind, order, worksUntil, nextChargeAt, money, mailbox } = act;
  const row = await insertAct(tx, {
    id: newId('act', context.random),
    kind,
    userId: order.userId,
    orderId: order.id,
    at: timeFromNow(context),
    worksUntil,
    nextChargeAt,
    amount: money?.amount,
    currency: money?.currency,
    ...mailbox,
  });
  const plan = await findPlanRow(tx, order.planId);
  if (!plan) throw new Error('The order has no plan.');
  return {
    row,
    facts: {
      number: row.id,
      at: row.at.toISOString(),
      order_id: order.id,
      interval_count: plan.intervalCount,
      interval_unit: plan.intervalUnit,
    },
  };
}
