import type { VoucherData, VoucherRefusal } from '@tern/contract';
import { readVoucherCode } from '@tern/domain';
import { type Context, timeFromNow } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { day, hour, type Limit } from '../../limit.ts';
import { hashVoucherCode } from './voucherCodes.ts';
import { findVoucherByHash, isGoingBack, isPaid, type VoucherRow } from './vouchers.repo.ts';

/** Codes that nobody has: a right one gives its try back. */
export const perVisitor: Limit = { counts: 'unknown vouchers per visitor', count: 20, seconds: hour };
export const perNetwork: Limit = { counts: 'unknown vouchers per network', count: 200, seconds: day };

/** The voucher of a code as somebody typed it. */
export async function findTyped(
  context: Context,
  db: Queries,
  typed: string,
): Promise<VoucherRow | undefined> {
  const code = readVoucherCode(typed);
  return code ? findVoucherByHash(db, await hashVoucherCode(context, code)) : undefined;
}

/** Why a voucher cannot be redeemed by this person; null: it can. */
export async function refusalOf(
  context: Context,
  db: Queries,
  voucher: VoucherRow,
  userId: string | null,
): Promise<VoucherRefusal | null> {
  if (voucher.redeemedBy !== null) return voucher.redeemedBy === userId ? 'used_by_you' : 'used';
  if (voucher.revokedAt) return 'revoked';
  if (!(await isPaid(db, voucher)) || (await isGoingBack(db, voucher))) return 'refunded';
  return voucher.expiresAt && voucher.expiresAt <= timeFromNow(context) ? 'expired' : null;
}

export const unknownVoucher: VoucherData = { refusal: 'unknown', worth: null, effect: null };

export const voucherData = (
  { intervalCount, intervalUnit, expiresAt }: VoucherRow,
  { refusal, effect }: Pick<VoucherData, 'refusal' | 'effect'>,
): VoucherData => ({
  refusal,
  worth: {
    interval_count: intervalCount,
    interval_unit: intervalUnit,
    expires_at: expiresAt?.toISOString() ?? null,
  },
  effect,
});
