import type { VoucherMy } from '@tern/contract';
import type { Queries } from '../../db/connect.ts';
import { listBoughtBy, listRedeemedBy, type VoucherRow } from './vouchers.repo.ts';

const worth = ({ intervalCount, intervalUnit }: VoucherRow) => ({
  interval_count: intervalCount,
  interval_unit: intervalUnit,
});

/** The vouchers that a person has redeemed and the gifts they have bought, for the account and for the export of their data. */
export async function vouchersOf(db: Queries, userId: string): Promise<VoucherMy> {
  const redeemed = await listRedeemedBy(db, userId);
  const bought = await listBoughtBy(db, userId);
  return {
    redeemed: redeemed.flatMap((voucher) =>
      voucher.redeemedAt
        ? {
            ...worth(voucher),
            redeemed_at: voucher.redeemedAt.toISOString(),
            state: voucher.takenAt ? 'taken_back' : voucher.daysLeft === 0 ? 'given' : 'waiting',
          }
        : [],
    ),
    bought: bought.map(({ voucher, orderId, paid }) => ({
      ...worth(voucher),
      order_id: orderId,
      bought_at: voucher.createdAt.toISOString(),
      state: !paid ? 'refunded' : voucher.redeemedAt ? 'redeemed' : 'open',
    })),
  };
}

/** The gifts of a buyer whose payment is the seller's, and whether somebody has redeemed them: the newest first. */
export async function giftsOf(
  db: Queries,
  userId: string,
): Promise<{ orderId: string; redeemed: boolean }[]> {
  const bought = await listBoughtBy(db, userId);
  return bought.flatMap(({ voucher, orderId, paid }) =>
    paid ? { orderId, redeemed: voucher.redeemedBy !== null } : [],
  );
}
