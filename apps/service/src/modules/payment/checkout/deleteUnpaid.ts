import { dayMs } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import { deleteOldQuotes, deleteUnpaidAccounts } from './unpaid.repo.ts';

/** Deletes old quotes, and accounts of the checkout that came to nothing: strangers can make any number of both. */
export async function deleteUnpaid(
  context: Context,
  stopping?: AbortSignal,
): Promise<{ quotes: number; accounts: number }> {
  const { quoteDays, checkoutAccountDays } = context.config;
  const all = async (round: () => Promise<number>) => {
    let deleted = 0;
    while (!stopping?.aborted) {
      const some = await round();
      if (some === 0) break;
      deleted += some;
    }
    return deleted;
  };
  const unusedSince = timeFromNow(context, -checkoutAccountDays * dayMs);
  return {
    accounts: await all(() => deleteUnpaidAccounts(context.db, unusedSince)),
    quotes: await all(() => deleteOldQuotes(context.db, timeFromNow(context, -quoteDays * dayMs))),
  };
}
