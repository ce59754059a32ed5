import { type Context, timeFromNow } from '../../context.ts';
import { markLeft } from './deliveries.repo.ts';
import { leave } from './subscribers.repo.ts';

/** Ends the subscription of a mail's link. Returns whether there is one. */
export async function leaveList(context: Context, leaveToken: string): Promise<boolean> {
  const now = timeFromNow(context);
  return context.db.transaction(async (tx) => {
    const emailKey = await leave(tx, leaveToken, now);
    if (emailKey === undefined) return false;
    await markLeft(tx, emailKey, now);
    return true;
  });
}
