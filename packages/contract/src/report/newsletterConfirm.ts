import * as v from 'valibot';
import { tokenField } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/**
 * Confirms a subscription with the token of `/edmsub?confirm=…`. Call it on a press of a button: mail
 * scanners open links.
 */
export const newsletterConfirm = defineOperation({
  name: 'newsletterConfirm',
  method: 'POST',
  path: '/api/mms/report/v1/newsletter/confirm',
  auth: 'none',
  summary: 'Confirms a subscription of the newsletter.',
  input: v.object({ token: tokenField }),
  output: v.null(),
  errors: ['link_expired'],
});
