import { formatDecimal, isCurrency } from '@tern/domain';
import { type Context, timeFromNow } from '../../context.ts';
import { databaseFailure } from '../../db/DatabaseUnavailable.ts';
import { tryAgain } from '../../db/tryAgain.ts';
import { networkOf } from './affiliateNetworks.ts';
import { type ConversionRow, claimConversion, lockConversion, updateConversion } from './conversions.repo.ts';
import { NetworkAway, type Sale } from './networks/AffiliateNetwork.ts';

// Seconds between tries, three days in all: then the operator is shown what was not told.
const retries = [10, 60, 600, 3600, 6 * 3600, 12 * 3600, 24 * 3600, 24 * 3600];
/** ms that a conversion belongs to who took it: longer than a network may take for an answer. */
const lease = 60_000;
/** Conversions of one round. */
const most = 50;

type Claimed = ConversionRow & { productId: string };

const saleOf = (row: Claimed): Sale => ({
  orderId: row.orderId,
  click: row.click,
  amount: isCurrency(row.currency) ? formatDecimal(row.amount, row.currency) : String(row.amount),
  currency: row.currency,
  coupon: row.coupon,
  productId: row.productId,
  soldAt: row.soldAt,
});

/** Tells the networks of sales and reversals that are due. Each is repeated until it is taken, within bounds. */
export async function sendConversions(context: Context, stopping?: AbortSignal): Promise<number> {
  let told = 0;
  for (let turn = 0; turn < most && !stopping?.aborted; turn += 1) {
    const row = await claimConversion(context.db, timeFromNow(context), timeFromNow(context, lease));
    if (!row) break;
    if (await tell(context, row)) told += 1;
  }
  return told;
}

async function tell(context: Context, row: Claimed): Promise<boolean> {
  const network = networkOf(context, row.network);
  if (!network) {
    // Its settings are gone since.
    await updateConversion(context.db, row.orderId, { state: 'off', nextTryAt: null });
    return false;
  }
  const reversal = row.state === 'reversing';
  try {
    const reference = reversal
      ? await network.reverse(saleOf(row), row.reversedAt ?? timeFromNow(context))
      : await network.sell(saleOf(row));
    await settle(context, row, { reference, failure: null });
    return true;
  } catch (error) {
    const failure = (error instanceof Error ? error.message : String(error)).slice(0, 200);
    await settle(context, row, { reference: null, failure, away: error instanceof NetworkAway });
    return false;
  }
}

interface Told {
  reference: string | null;
  /** Why it was not taken. */
  failure: string | null;
  /** Nobody knows whether it was taken. */
  away?: boolean;
}

/** Writes down what came of it, beside what has happened meanwhile. */
async function settle(context: Context, claimed: Claimed, told: Told): Promise<void> {
  const { orderId, network } = claimed;
  if (told.failure) {
    context.log.warn({ order: orderId, network, failure: told.failure }, 'affiliate network not told');
  }
  await tryAgain(
    () =>
      context.db.transaction(async (tx) => {
        const row = await lockConversion(tx, orderId);
        if (!row) return;
        await updateConversion(tx, orderId, changeOf(context, claimed, row, told));
      }),
    (error) => databaseFailure(error) !== null,
  );
}

/** A sale that was given back before the network was known to have it is told first, and reversed then. */
function changeOf(
  context: Context,
  claimed: Claimed,
  row: ConversionRow,
  { reference, failure, away }: Told,
): Partial<ConversionRow> {
  const now = timeFromNow(context);
  const reversal = claimed.state === 'reversing';
  if (failure === null) {
    if (reversal) return { state: 'reversed', reversalSentAt: now, nextTryAt: null, failure: null };
    const taken = { sentAt: now, reference, attempts: 0, failure: null };
    return row.reversedAt
      ? { ...taken, state: 'reversing', nextTryAt: now }
      : { ...taken, state: 'sent', nextTryAt: null };
  }
  // It never had the sale.
  if (!reversal && row.reversedAt && !away) return { state: 'dropped', nextTryAt: null, failure };
  const wait = retries[claimed.attempts - 1];
  return wait === undefined
    ? { state: 'given_up', nextTryAt: null, failure }
    : { nextTryAt: timeFromNow(context, wait * 1000), failure };
}
