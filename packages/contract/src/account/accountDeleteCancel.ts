import * as v from 'valibot';
import { nothing } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/** Takes the request to delete the account back. Renewals that were cancelled stay cancelled. */
export const accountDeleteCancel = defineOperation({
  name: 'accountDeleteCancel',
  method: 'POST',
  path: '/api/mms/account/v1/web/account/delete_cancel',
  auth: 'bearer',
  summary: 'Takes the request to delete the account back.',
  showsProgress: true,
  input: nothing,
  output: v.null(),
  errors: [],
});
