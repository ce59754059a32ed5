import * as v from 'valibot';
import { idField } from '../../fields.ts';
import { defineOperation } from '../../operation.ts';
import { rememberedBrowsers } from './rememberedBrowsers.ts';

/**
 * A browser needs a code again; without `browser_id` all of them do. One that is gone already is no error. Returns those
 * that are left.
 */
export const rememberedForget = defineOperation({
  name: 'rememberedForget',
  method: 'POST',
  path: '/api/mms/account/v1/web/second_factor/remembered/forget',
  auth: 'bearer',
  summary: 'Lets one browser, or all of them, need a code again.',
  showsProgress: true,
  input: v.object({ browser_id: v.optional(idField) }),
  output: rememberedBrowsers.output,
  errors: [],
});
