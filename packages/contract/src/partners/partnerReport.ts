import * as v from 'valibot';
import { currencyField, minorUnits, nothing, timestamp } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/** The visits and sales of the signed-in person's links in the last 180 days; null for who is no partner. */
export const partnerReport = defineOperation({
  name: 'partnerReport',
  method: 'GET',
  path: '/api/mms/account/v1/web/partner/report',
  auth: 'bearer',
  summary: "A partner's links, visits, sales and reversals.",
  input: nothing,
  output: v.object({
    partner: v.nullable(
      v.object({
        /** The mark of the links: `cfclick=<code>`, with `.<label>` behind it. */
        code: v.string(),
        /** Paths of the pages where a link counts (`tracking` of the manifest), home first. */
        pages: v.array(v.string()),
        /** The promise to partners; null while there is none. */
        terms: v.nullable(v.object({ percent: v.number(), days: v.number() })),
        /** By day (`2026-11-22`, UTC) and label, the newest first. */
        clicks: v.array(v.object({ day: v.string(), label: v.string(), count: v.number() })),
        /** The newest first. Amounts without tax, minor units. */
        sales: v.array(
          v.object({
            at: timestamp,
            label: v.string(),
            amount: minorUnits,
            currency: currencyField,
            /** The partner's share; null where none was promised. */
            reward: v.nullable(minorUnits),
            /** When the money went back; null: the sale stands. */
            reversed_at: v.nullable(timestamp),
          }),
        ),
      }),
    ),
  }),
  errors: [],
});
