import { type Context, moment } from '../../context.ts';
import { countRevocable, listVouchers, revokeVouchers, type VoucherRow } from './vouchers.repo.ts';

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
    state: stateOf(voucher, moment(context)),
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
  revokeVouchers(context.db, name, moment(context));
