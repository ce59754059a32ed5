import type { LeavableGift, VoucherMy } from '@tern/contract';
import type { GiftPanelProps } from '@tern/patterns';
import type { Snapshot } from 'valtio';
import { questionHref } from './questionHref.ts';

type Listed = Exclude<GiftPanelProps['vouchers'], 'failed' | null>;

const worthOf = ({
  interval_count: intervalCount,
  interval_unit: intervalUnit,
}: Pick<VoucherMy['bought'][number], 'interval_count' | 'interval_unit'>) => ({
  intervalCount,
  intervalUnit,
});

/** The gifts that were bought, each with the withdrawal from its contract while that is open, and what was redeemed. */
export function listedVouchers(
  { bought, redeemed }: Snapshot<VoucherMy>,
  gifts: readonly Snapshot<LeavableGift>[],
): Listed {
  const open = new Set(
    gifts.flatMap(({ order_id, withdrawal }) => (withdrawal?.state === 'open' ? order_id : [])),
  );
  return [
    ...bought.map((gift) => ({
      ...worthOf(gift),
      at: gift.bought_at,
      state: gift.state,
      withdrawHref: open.has(gift.order_id) ? questionHref('withdraw', gift.order_id) : undefined,
    })),
    ...redeemed.map((voucher) => ({ ...worthOf(voucher), at: voucher.redeemed_at, state: voucher.state })),
  ];
}
