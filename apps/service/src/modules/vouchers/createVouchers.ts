import { type Context, newId, timeFromNow } from '../../context.ts';
import { hashVoucherCode, newVoucherCode } from './voucherCodes.ts';
import { insertVouchers, type VoucherRow } from './vouchers.repo.ts';

interface Worth {
  count: number;
  unit: VoucherRow['intervalUnit'];
}

export interface NewVouchers {
  /** The operator's name of what they are for. */
  batch: string;
  count: number;
  worth: Worth;
  expiresAt: Date | null;
  planId: string;
}

/** Rows of one statement. */
const atOnce = 500;

/** Makes vouchers, and returns their codes: they are stored nowhere. */
export async function createVouchers(
  context: Context,
  { batch, count, worth, expiresAt, planId }: NewVouchers,
): Promise<{ id: string; code: string }[]> {
  const made = Array.from({ length: count }, () => ({
    id: newId('vch', context.random),
    code: newVoucherCode(context),
  }));
  const createdAt = timeFromNow(context);
  const rows: Parameters<typeof insertVouchers>[1][number][] = [];
  for (const { id, code } of made) {
    const codeHash = await hashVoucherCode(context, code);
    const { count: intervalCount, unit: intervalUnit } = worth;
    rows.push({ id, codeHash, planId, intervalCount, intervalUnit, batch, createdAt, expiresAt });
  }
  await context.db.transaction(async (tx) => {
    for (let from = 0; from < rows.length; from += atOnce)
      await insertVouchers(tx, rows.slice(from, from + atOnce));
  });
  return made;
}
