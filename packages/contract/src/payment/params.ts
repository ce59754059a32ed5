import { type PaymentEntry, partnerNetworks, paymentMethodCodes } from '@tern/domain';
import * as v from 'valibot';
import { currencyField, nothing, timestamp } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { campaignData } from './campaign.ts';

/** Ways to pay (`paymentMethods`). */
export const methodField = v.picklist(paymentMethodCodes);

export const params = defineOperation({
  name: 'params',
  method: 'GET',
  path: '/api/mms/payment/v1/providers/common/params',
  auth: 'none',
  summary: 'What the checkout needs to know before it asks anything.',
  namesAffiliate: true,
  input: nothing,
  output: v.object({
    methods: v.array(
      v.object({
        code: methodField,
        entry: v.picklist<PaymentEntry[]>(['hosted', 'new_tab', 'embedded']),
        /** A free trial can be started with it. */
        trial: v.boolean(),
        /** The checkout of the visitor's country has it. An order with any other goes on with that one. */
        offered: v.boolean(),
      }),
    ),
    /** The one method that is offered of those that take cards: usually, and by country. Null: all of them are. */
    card_methods: v.object({
      usual: v.nullable(methodField),
      countries: v.record(v.string(), methodField),
    }),
    /** Suggested by the visitor's country. */
    currency: currencyField,
    currencies: v.array(v.object({ code: currencyField, symbol: v.string(), country_code: v.string() })),
    /** Null when not known. */
    country_code: v.nullable(v.string()),
    /** The time-limited offer that holds now; its prices are in the plans. Null outside of one. */
    campaign: v.nullable(campaignData),
    /** Length of the free trial; null: there is none, and no page names one. */
    trial_days: v.nullable(v.number()),
    /** Promises to partners; a network without one is not among them. */
    partner_terms: v.array(
      v.object({ network: v.picklist(partnerNetworks), percent: v.number(), days: v.number() }),
    ),
    /** Payments go to stand-ins: show the ribbon. */
    test_mode: v.boolean(),
    /** The service's clock, for countdowns. */
    server_time: timestamp,
  }),
  errors: [],
});
