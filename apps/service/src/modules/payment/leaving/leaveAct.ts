import { type InputOf, leaveAct as operation } from '@tern/contract';
import type { Context } from '../../../context.ts';
import { defineHandler, fail, type RequestFacts } from '../../../handler.ts';
import { accountKey, day, type Limit } from '../../../limit.ts';
import { takeTry } from '../../../rateLimit.ts';
import { renewCustomerCookie } from '../../account/sessions.ts';
import { contractActData } from '../contractActs/contractActData.ts';
import { listActs, refundsOf } from '../contractActs/contractActs.repo.ts';
import { pauseEnd } from '../ledger/renewalDays.ts';
import { resumeByBuyer, runsAtProvider } from '../providerCalls/resumeRenewal.ts';
import { ProviderUnavailable } from '../providers/PaymentAdapter.ts';
import { findOwnOrder } from '../rows/orders.repo.ts';
import type { OrderRow } from '../rows/paymentRows.ts';
import { findSubscription, listSubscriptions } from '../rows/subscriptions.repo.ts';
import { learnPayers } from '../settle/samePayer.ts';
import { customerStanding } from '../subscription/customerStanding.ts';
import { cancelByBuyer } from './cancelByBuyer.ts';
import { giveBackByBuyer } from './giveBackByBuyer.ts';
import { goOnByBuyer, pauseByBuyer } from './pauseByBuyer.ts';

const perAccount: Limit = { counts: 'acts about contracts per account', count: 20, seconds: day };

interface Wanted {
  order: OrderRow;
  request: RequestFacts;
}

/** The plan or the gift that an act is about; undefined for another person's, as for none. */
async function findMeant(
  { db }: Context,
  { subscription_id, order_id, kind }: InputOf<typeof operation>,
  userId: string,
): Promise<OrderRow | undefined> {
  if (order_id !== undefined) {
    const order = kind === 'withdraw' ? await findOwnOrder(db, order_id, userId) : undefined;
    return order?.gift ? order : undefined;
  }
  const held = await listSubscriptions(db, userId);
  return held.find(({ subscription }) => subscription.id === subscription_id)?.order;
}

/** Asks for the cards of a person before money goes back to one. Those of a provider that does not respond stay unknown. */
async function learnPayersInReach(context: Context, userId: string): Promise<void> {
  try {
    await learnPayers(context, [userId]);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
  }
}

/** Does it, unless it was done before or cannot be done. */
async function act(
  context: Context,
  { kind, months }: Pick<InputOf<typeof operation>, 'kind' | 'months'>,
  { order, request }: Wanted,
): Promise<void> {
  const { id: orderId, userId } = order;
  if (kind === 'resume' && !(await runsAtProvider(context, order))) return;
  if (kind === 'refund') await learnPayersInReach(context, userId);
  await context.db.transaction(async (tx) => {
    if (kind === 'cancel') await cancelByBuyer(context, tx, { order, request });
    else if (kind === 'resume') await resumeByBuyer(context, tx, { orderId, userId });
    else if (kind === 'pause') await pauseByBuyer(context, tx, { orderId, userId, months });
    else if (kind === 'goOn') await goOnByBuyer(context, tx, { orderId, userId });
    else await giveBackByBuyer(context, tx, { orderId, userId, kind });
  });
}

export const leaveAct = defineHandler(operation, { limits: [perAccount] }, async (call) => {
  const { context, input, request, who } = call;
  const { userId } = who;
  const { kind } = input;
  const order = await findMeant(context, input, userId);
  if (!order) return fail(operation, 'subscription_unknown');
  await takeTry(context, perAccount, 'contract act', accountKey(userId));
  await act(context, input, { order, request });
  renewCustomerCookie(call, await customerStanding(context, userId));
  // Also the receipt of the same act that was done before, unless another one has taken it back since.
  const ofOrder = (await listActs(context.db, userId)).filter(({ act }) => act.orderId === order.id);
  const last = ofOrder[0];
  if (last?.act.kind !== kind) return { act: null };
  // The receipt of a pause that is over is no receipt of another one.
  const held = kind === 'pause' ? await findSubscription(context.db, order.id) : undefined;
  if (held && !pauseEnd(held)) return { act: null };
  return { act: contractActData({ ...last, refunds: await refundsOf(context.db, [order.id]) }) };
});
