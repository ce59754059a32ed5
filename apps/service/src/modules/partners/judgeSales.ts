import { brand, dayMs } from '@tern/domain';
import { type Context, timeFromNow } from '../../context.ts';
import { samePerson } from '../payment/quote/samePerson.ts';
import { learnPayers } from '../payment/settle/samePayer.ts';
import { claimDirectSales, type DirectSale, lockConversion, updateConversion } from './conversions.repo.ts';

const minute = 60 * 1000;
/** A process that stops in the middle leaves the rest to another one; a provider that is away is asked again then. */
const again = 10 * minute;

/**
 * Asks whether a partner's sales are the partner's own purchases: soon after the sale, when the provider can name the card,
 * and once more at the end of the guarantee, before anything is paid out.
 */
export async function judgeSales(context: Context, stopping?: AbortSignal): Promise<void> {
  for (;;) {
    const due = await claimDirectSales(context.db, timeFromNow(context), timeFromNow(context, again));
    for (const sale of due) {
      if (stopping?.aborted) return;
      const { partner, buyerId } = sale;
      // While nothing is locked. Throws where a provider is away, which leaves the sale for later.
      await learnPayers(context, [buyerId, ...(partner.userId ? [partner.userId] : [])]);
      await judge(context, sale);
    }
    if (!due.length) return;
  }
}

async function judge(context: Context, { orderId, partner, buyerId }: DirectSale): Promise<void> {
  await context.db.transaction(async (tx) => {
    const row = await lockConversion(tx, orderId);
    if (!row || row.reversedAt) return updateConversion(tx, orderId, { nextLookAt: null });
    const now = timeFromNow(context);
    const refusal = await samePerson(tx, partner, buyerId);
    if (refusal) {
      const change = { state: 'reversed' as const, reversedAt: now, reversalSentAt: now };
      return updateConversion(tx, orderId, { ...change, refusal, nextLookAt: null });
    }
    const safeAt = new Date(row.soldAt.getTime() + brand.claims.moneyBackDays * dayMs);
    return updateConversion(tx, orderId, { nextLookAt: now < safeAt ? safeAt : null });
  });
}
