import { contractCancelConfirm as operation } from '@tern/contract';
import { dayMs } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { defineHandler, fail, type RequestFacts } from '../../../handler.ts';
import { lockNotice, type NoticeRow, updateNotice } from '../contractActs/contractNotices.repo.ts';
import { cancelByBuyer } from './cancelByBuyer.ts';
import { giveBackByBuyer } from './giveBackByBuyer.ts';
import { noticeOfToken } from './noticeLink.ts';
import { contractsMeant, mailOperator } from './prepareNotices.ts';

/**
 * So long after its arrival the press of the link counts as of that day, in ms. Whoever uses the plan for longer has not
 * left it: a person decides.
 */
const pressedWithin = 7 * dayMs;

/** Does it for every contract that is meant. Returns whether a person has to do the rest. */
async function carryOut(
  context: Context,
  tx: Queries,
  { notice, request }: { notice: NoticeRow; request: RequestFacts },
): Promise<'done' | 'open'> {
  const meant = await contractsMeant(tx, notice);
  let open = meant.length === 0 || notice.kind === 'now';
  const at = notice.at > timeFromNow(context, -pressedWithin) ? notice.at : timeFromNow(context);
  for (const { order } of meant) {
    const { id: orderId, userId } = order;
    const withdrawn =
      notice.kind === 'withdraw' &&
      (await giveBackByBuyer(context, tx, { orderId, userId, kind: 'withdraw', at })) !== null;
    if (withdrawn) continue;
    // Nothing more is charged in any case, from now on.
    await cancelByBuyer(context, tx, { order, request });
    if (notice.kind === 'withdraw') open = true;
  }
  return open ? 'open' : 'done';
}

export const contractCancelConfirm = defineHandler(operation, async ({ context, input, request }) => {
  const id = await noticeOfToken(context, input.token);
  if (!id) return fail(operation, 'link_expired');
  const result = await context.db.transaction(async (tx) => {
    const notice = await lockNotice(tx, id);
    if (!notice) return null;
    const { at, kind, state } = notice;
    const shown = { number: id, at: at.toISOString(), kind };
    if (notice.confirmedAt) return { ...shown, outcome: state === 'done' ? 'done' : 'open' } as const;
    const outcome = await carryOut(context, tx, { notice, request });
    await updateNotice(tx, id, { state: outcome, confirmedAt: timeFromNow(context) });
    if (outcome === 'open') await mailOperator(context, tx, notice);
    return { ...shown, outcome };
  });
  return result ?? fail(operation, 'link_expired');
});
