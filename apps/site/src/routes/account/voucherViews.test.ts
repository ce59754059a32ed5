import type { LeavableGift, VoucherMy } from '@tern/contract';
import { describe, expect, it } from 'vitest';
import { listedVouchers } from './voucherViews.ts';

const at = '2026-11-27T09:00:00.000Z';
const gift = (order_id: string): VoucherMy['bought'][number] => ({
  order_id,
  interval_count: 12,
  interval_unit: 'MONTH',
  bought_at: at,
  state: 'open',
});
const leavable = (
  order_id: string,
  state: NonNullable<LeavableGift['withdrawal']>['state'],
): LeavableGift => ({
  order_id,
  interval_count: 12,
  interval_unit: 'MONTH',
  currency: 'EUR',
  bought_at: at,
  redeemed: false,
  withdrawal: { state, amount: 4260, until: at },
});

describe('the list of gifts and vouchers', () => {
  it('leads from each gift to the withdrawal from its contract, for as long as that is open', () => {
    const vouchers: VoucherMy = {
      bought: [gift('ord_open'), gift('ord_asked'), gift('ord_american')],
      redeemed: [{ interval_count: 30, interval_unit: 'DAY', redeemed_at: at, state: 'given' }],
    };
    const shown = listedVouchers(vouchers, [leavable('ord_open', 'open'), leavable('ord_asked', 'asked')]);
    expect(shown.map(({ withdrawHref }) => withdrawHref)).toEqual([
      '/myAccount/leave?act=withdraw&plan=ord_open',
      undefined,
      undefined,
      undefined,
    ]);
  });
});
