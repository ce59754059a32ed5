import { intervalUnits } from '@tern/domain';
import * as v from 'valibot';
import { currencyField, minorUnits, nothing, timestamp } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { contractAct } from './contractAct.ts';

/**
 * `open`: it can be done here. `over`: its last day is gone. `used`: the person has had money back by themselves lately.
 * `renewal`: the payment was for a later period. `asked`: the money is on its way. `person`: support does it.
 */
export const moneyBackStates = ['open', 'over', 'used', 'renewal', 'asked', 'person'] as const;
export type MoneyBackState = (typeof moneyBackStates)[number];

const back = v.object({
  state: v.picklist(moneyBackStates),
  /** A time on the last day. */
  until: timestamp,
  /** The sum that goes back; 0 in a trial. */
  amount: minorUnits,
});

/** A plan, and how it can be left. Amounts in minor units of its currency. */
export const leavablePlan = v.object({
  subscription_id: v.string(),
  order_id: v.string(),
  interval_count: v.number(),
  interval_unit: v.picklist(intervalUnits),
  currency: currencyField,
  bought_at: timestamp,
  trial: v.boolean(),
  works_until: timestamp,
  /** The paid time is over, and the charge for more has failed: it is tried again until the renewal is cancelled. */
  overdue: v.boolean(),
  /** The next charge; null where none comes. */
  renewal: v.nullable(v.object({ at: timestamp, amount: minorUnits })),
  /**
   * Where a renewal was cancelled: whether that can be taken back. `provider`: whoever takes its payments cannot.
   * Null: nothing was cancelled, or nothing is left to go on.
   */
  resume: v.nullable(
    v.object({ state: v.picklist(['open', 'provider']), amount: minorUnits, at: timestamp }),
  ),
  /** A cancellation of the renewal cannot be taken back. */
  cancel_is_final: v.boolean(),
  /**
   * `open`: it can be paused for each of these lengths: it holds until `works_until`, stands still, and goes on with the
   * next charge. `used`: no months are left. `waits`: its pause begins at `works_until`; `paused`: it stands still. Either
   * can go on before. Null: it cannot be paused.
   */
  pause: v.nullable(
    v.object({
      state: v.picklist(['open', 'used', 'waits', 'paused']),
      choices: v.array(v.object({ months: v.number(), next_charge_at: timestamp })),
    }),
  ),
  /** By the guarantee of the brand; null where nothing was paid. */
  money_back: v.nullable(back),
  /** By law; null where the buyer has no such right. */
  withdrawal: v.nullable(back),
  /** The plan before holds again when this one is given back. */
  has_plan_before: v.boolean(),
});
export type LeavablePlan = v.InferOutput<typeof leavablePlan>;

/** A gift that was bought, while the buyer can withdraw from its contract or has. */
export const leavableGift = v.object({
  order_id: v.string(),
  interval_count: v.number(),
  interval_unit: v.picklist(intervalUnits),
  currency: currencyField,
  bought_at: timestamp,
  /** Somebody has its time: what is not used of it goes with the refund. */
  redeemed: v.boolean(),
  withdrawal: v.nullable(back),
});
export type LeavableGift = v.InferOutput<typeof leavableGift>;

export const leaveMy = defineOperation({
  name: 'leaveMy',
  method: 'GET',
  path: '/api/mms/payment/v1/web/leave_my',
  auth: 'bearer',
  summary: 'The plans that run, the ways to leave them, and the receipts of what was done before.',
  showsProgress: true,
  input: nothing,
  output: v.object({
    /** Where receipts are mailed to. */
    email: v.nullable(v.string()),
    plans: v.array(leavablePlan),
    gifts: v.array(leavableGift),
    /** The newest first. */
    acts: v.array(contractAct),
  }),
  errors: [],
});
export type LeaveMy = v.InferOutput<typeof leaveMy.output>;
