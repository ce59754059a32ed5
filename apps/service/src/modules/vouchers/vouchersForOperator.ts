import { type Context, timeFromNow } from '../../context.ts';
import {
  countRevocable,
  findVoucherOfOrder,
  listVouchers,
  revokeVouchers,
  type VoucherRow,
} from './vouchers.repo.ts';
import { unusedDays } from './voucherTime.ts';

function stateOf({ revokedAt, takenAt, redeemedAt, expiresAt }: VoucherRow, now: Date) {
  if (takenAt) return 'taken back';
  if (redeemedAt) return 'redeemed';
  if (revokedAt) return 'revoked';
  return expiresAt && expiresAt <= now ? 'expired' : 'open';
}

/** Vouchers as the operator sees them, without their codes. */
export async function vouchersForOperator(
  context: Context,
  { batch, limit }: { batch: string | undefined; limit: number },
) {
  const found = await listVouchers(context.db, { batch, limit });
  return found.map(({ voucher, email }) => ({
    id: voucher.id,
    source: voucher.batch ?? voucher.orderId ?? '',
    worth: `${voucher.intervalCount} ${voucher.intervalUnit === 'MONTH' ? 'months' : 'days'}`,
    state: stateOf(voucher, timeFromNow(context)),
    createdAt: voucher.createdAt,
    expiresAt: voucher.expiresAt,
    redeemedAt: voucher.redeemedAt,
    email,
  }));
}

/** Vouchers that `endVouchers` would end. */
export const countOpen = (context: Context, name: string): Promise<number> =>
  countRevocable(context.db, name);

/** Ends the vouchers of a batch that nobody has redeemed, or the one of that id. A bought one ends with its payment. */
export const endVouchers = (context: Context, name: string): Promise<number> =>
  revokeVouchers(context.db, name, timeFromNow(context));

/**
 * The voucher of a gift before its payment goes back. `given`: days that a plan has of it; `unused`: those of them that
 * would leave it. Null: there is none.
 */
export async function voucherBeforeRefund(
  context: Context,
  orderId: string,
): Promise<{ redeemedAt: Date | null; given: number; unused: number } | null> {
  const voucher = await findVoucherOfOrder(context.db, orderId);
  if (!voucher) return null;
  const { redeemedAt, givenTo, givenDays } = voucher;
  const given = givenTo === null ? 0 : givenDays;
  return { redeemedAt, given, unused: given && unusedDays(voucher, timeFromNow(context)) };
}
