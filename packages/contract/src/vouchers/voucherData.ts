import * as v from 'valibot';
import { timestamp } from '../fields.ts';

/**
 * `used_by_you`: this person has redeemed it already. `revoked`: the operator took it back. `refunded`: the payment of the
 * gift has gone back to its buyer.
 */
export const voucherRefusals = ['unknown', 'used', 'used_by_you', 'expired', 'revoked', 'refunded'] as const;
export type VoucherRefusal = (typeof voucherRefusals)[number];

/** Units that a voucher is counted in. */
export const voucherUnits = ['DAY', 'MONTH'] as const;

/** `trial`: the days begin once the free trial has ended or become a plan. `payment`: an overdue charge comes first. */
export const voucherWaits = ['trial', 'payment'] as const;

export const voucherWorth = {
  interval_count: v.number(),
  interval_unit: v.picklist(voucherUnits),
};

/** A code that was looked at or redeemed. */
export const voucherData = v.object({
  /** Why it is worth nothing; null: it holds, or has just been redeemed. */
  refusal: v.nullable(v.picklist(voucherRefusals)),
  /** Null where the code is unknown. */
  worth: v.nullable(v.object({ ...voucherWorth, expires_at: v.nullable(timestamp) })),
  /** Its effect for the signed-in person; null without one, and where it is refused. */
  effect: v.nullable(
    v.object({
      waits_for: v.nullable(v.picklist(voucherWaits)),
      /** Until when the plan goes on with the days; null while they wait. */
      ends_at: v.nullable(timestamp),
      /** The next charge without and with the days. Null where nothing renews. */
      charge: v.nullable(v.object({ before: timestamp, after: timestamp })),
    }),
  ),
});
export type VoucherData = v.InferOutput<typeof voucherData>;
