import { dayMs } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import { forgetReasons } from '../contractActs/contractActs.repo.ts';
import { deleteNotices } from '../contractActs/contractNotices.repo.ts';
import { forgetMoneyBack } from './moneyBackOnce.ts';

/** Why people left is compared over a year and a bit. */
const reasonDays = 400;

/** A cancellation without a sign-in is in two mailboxes by then. */
const noticeDays = 90;

/** Notices, reasons for which somebody left, and who has had money back, once they are of no use. */
export async function forgetLeaving(context: Context): Promise<void> {
  await deleteNotices(context.db, timeFromNow(context, -noticeDays * dayMs));
  await forgetReasons(context.db, timeFromNow(context, -reasonDays * dayMs));
  await forgetMoneyBack(context);
}
