import { type Context, moment } from '../../context.ts';
import { deleteOldQuotes, deleteUnpaidAccounts } from './unpaid.repo.ts';

const day = 24 * 3600 * 1000;

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
  const unusedSince = moment(context, -checkoutAccountDays * day);
  return {
    accounts: await all(() => deleteUnpaidAccounts(context.db, unusedSince)),
    quotes: await all(() => deleteOldQuotes(context.db, moment(context, -quoteDays * day))),
  };
}
