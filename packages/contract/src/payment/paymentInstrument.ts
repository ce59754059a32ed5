import * as v from 'valibot';
import { idField, timestamp } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const instrumentKinds = ['card', 'paypal', 'other'] as const;

/** The card or account that pays the next charge of a subscription, and what can be done about it. */
export const instrumentData = v.object({
  /** Null: the provider does not say, or it was removed. */
  instrument: v.nullable(
    v.object({
      kind: v.picklist(instrumentKinds),
      /** Of a card, in the provider's spelling: `visa`. */
      brand: v.nullable(v.string()),
      last4: v.nullable(v.string()),
      /** The last month in which the card is good. */
      expires: v.nullable(v.object({ month: v.number(), year: v.number() })),
      /** The address of an account at the provider, partly hidden. */
      account: v.nullable(v.string()),
    }),
  ),
  removed: v.boolean(),
  /** The card is not good any more on the day of the next charge. */
  expires_early: v.boolean(),
  /** The next charge; null: nothing more is charged. */
  next_charge_at: v.nullable(timestamp),
  /**
   * `page`: `paymentInstrumentChange` opens the provider's page for it. `at_provider`: the buyer does it in the own account
   * there, at `provider_url`. Null: nothing is charged any more, or the provider has no way.
   */
  change: v.nullable(v.picklist(['page', 'at_provider'])),
  provider_url: v.nullable(v.string()),
  /** `paymentInstrumentRemove` works: nothing renews, and the provider has something to remove. */
  can_remove: v.boolean(),
  /** The provider's page was opened, and what came of it is not known yet. */
  waiting: v.boolean(),
  /** When another one took the place of the one before, or it was removed; null: it is the first. */
  changed_at: v.nullable(timestamp),
});
export type PaymentInstrument = v.InferOutput<typeof instrumentData>;

/** Of a provider that does not respond the last that is known is told. */
export const paymentInstrument = defineOperation({
  name: 'paymentInstrument',
  method: 'GET',
  path: '/api/mms/payment/v1/web/payment_instrument',
  auth: 'bearer',
  summary: 'The card or account that pays the next charge of a subscription.',
  showsProgress: true,
  input: v.object({ subscription_id: idField }),
  output: instrumentData,
  errors: ['subscription_unknown'],
});
