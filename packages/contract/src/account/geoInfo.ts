import * as v from 'valibot';
import { currencyField, nothing } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { exitName, placeFacts } from '../tools/addressFacts.ts';

/** Where the visitor seems to be (spec section 3, geo info). What is not known is null. */
export const geoInfo = defineOperation({
  name: 'geoInfo',
  method: 'POST',
  path: '/api/mms/account/v1/geo_info',
  auth: 'none',
  summary: 'Where the visitor seems to be.',
  input: nothing,
  output: v.object({
    user_ip: v.string(),
    ...placeFacts,
    /** True unless the address is one of our exits. */
    is_exposed: v.boolean(),
    /** Which exit it is; left out where the network feed does not have it. */
    exit: v.optional(exitName),
    /** The currency of prices unless the visitor chooses another. */
    currency: currencyField,
    /** The service is not offered here (China). */
    is_blocked: v.boolean(),
  }),
  errors: [],
});
