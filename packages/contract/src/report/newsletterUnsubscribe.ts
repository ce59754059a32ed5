import * as v from 'valibot';
import { tokenField } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/** Ends a subscription with the token of `/edmsub?leave=…`. Succeeds again for one that has ended. */
export const newsletterUnsubscribe = defineOperation({
  name: 'newsletterUnsubscribe',
  method: 'POST',
  path: '/api/mms/report/v1/newsletter/unsubscribe',
  auth: 'none',
  summary: 'Ends a subscription of the newsletter.',
  showsProgress: true,
  input: v.object({ token: tokenField }),
  output: v.null(),
  errors: ['link_expired'],
});
