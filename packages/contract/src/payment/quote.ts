import { intervalUnits } from '@tern/domain';
import * as v from 'valibot';
import {
  currencyField,
  emptyKeyField,
  minorUnits,
  offerNameField,
  productIdField,
  timestamp,
} from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { planPriceField } from './planPrice.ts';
import { trialField } from './trial.ts';

/** A price the service stands by until `expires_at`. Amounts in minor units. */
export const quoteData = v.object({
  quote_id: v.string(),
  plan_id: v.string(),
  product_id: v.string(),
  currency: currencyField,
  /** The plan's price, without coupon and credit. */
  price: planPriceField,
  /** Charged now: 0 for a trial. */
  amount: minorUnits,
  /** Null without a free trial. */
  trial: v.nullable(trialField),
  /** Charged at every renewal. */
  renewal_amount: minorUnits,
  /** Before the discount. */
  list_amount: minorUnits,
  /** The code that was used; null without one. */
  coupon: v.nullable(v.string()),
  /** The discount of the code today. */
  coupon_amount: minorUnits,
  /**
   * Who brought the buyer: the friend whose invitation this is, or the school of a student. It counts at whatever price, from
   * the first payment on. `instead`: what the price is made by, where that is not this code.
   */
  origin: v.optional(
    v.object({
      kind: v.picklist(['invite', 'student']),
      code: v.string(),
      instead: v.optional(v.picklist(['offer', 'code', 'trial'])),
    }),
  ),
  /**
   * Offers and codes are not added together: the offer that holds was left out, since the code makes today's payment
   * lower. The other way round a code that is nobody's own is refused as `offer_better`, and one that is counts as `origin`.
   */
  left_out: v.optional(v.picklist(['offer'])),
  /**
   * All that the rest of another plan is worth: what is taken off now, and what becomes free days. 0 where its days go over
   * as they are: of a plan in another currency, of a free trial, and of one that was given.
   */
  carried_amount: minorUnits,
  /** The rest of another plan, taken off now. */
  credit_amount: minorUnits,
  /** Free days on top, for what is left of the rest when the plan costs less, and for days that go over as they are. */
  extra_days: v.number(),
  /** Until when the plan holds, bought now, with its free days. A plan that renews is charged next then. */
  ends_at: timestamp,
  /** The plan that this one takes over; null without one. */
  change: v.nullable(
    v.object({
      /** Until when it holds, without this change. */
      ends_at: timestamp,
      /** It would hold for longer: the purchase needs `shorter`. */
      shortens: v.boolean(),
    }),
  ),
  /** `list_amount` less `renewal_amount`: what every period is cheaper. */
  discount_amount: minorUnits,
  /** `"62%"`. */
  discount_percent: v.string(),
  /** Price of one month. */
  month_amount: minorUnits,
  interval_count: v.number(),
  interval_unit: v.picklist(intervalUnits),
  expires_at: timestamp,
});
export type Quote = v.InferOutput<typeof quoteData>;

/** Why a code does not work; stable, and what a client turns into its own words. */
export const codeRefusals = [
  'malformed',
  'unknown',
  'not_yet',
  'expired',
  'used_up',
  /** This person has used it. */
  'used',
  /** An invite, of somebody who has paid before. */
  'not_new',
  'other_plan',
  /** The offer or the invitation that holds makes the payment as low or lower: they are not added together. */
  'offer_better',
  /** This person's own invitation, or one of somebody whom this person has invited. */
  'own',
  /** The student code of somebody else, or of somebody who is not signed in. */
  'foreign',
] as const;
export type CodeRefusal = (typeof codeRefusals)[number];

/**
 * `product_id` also takes a plan's short id. Without `currency` the visitor's country decides. A
 * signed-in buyer of another plan is credited with its rest: in money within one currency, else in days. Once this one
 * is paid the other plan ends, and is not charged again.
 *
 * `product_id` of a trial (`trial_product_id` of a plan, or short `12m.add30d`) makes a quote with `trial`. No code
 * lowers a trial: one of a person's own counts as `origin`, another is refused as `other_plan`. `trial_unavailable`: there is none (now). `trial_used`: this person has had it. `trial_with_plan`: this
 * person has a plan. After each the same plan can be quoted without a trial.
 */
export const quote = defineOperation({
  name: 'quote',
  method: 'POST',
  path: '/api/mms/payment/v1/providers/common/quote',
  auth: 'optional',
  summary: 'Makes a price that is carried from the card to the receipt.',
  input: v.object({
    product_id: productIdField,
    currency: v.optional(currencyField),
    /** The activity or the key of special plans it is bought through; one that does not hold changes nothing. */
    offer: v.optional(offerNameField),
    /** A coupon, invite or student code. */
    code: v.optional(emptyKeyField(64)),
    /** The invitation that is noted beside another code; one that does not hold changes nothing. */
    invite: v.optional(emptyKeyField(64)),
  }),
  output: quoteData,
  errors: [
    'plan_unknown',
    'coupon_invalid',
    'country_blocked',
    'trial_unavailable',
    'trial_used',
    'trial_with_plan',
  ],
});
