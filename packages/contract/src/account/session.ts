import * as v from 'valibot';
import { nothing } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/** Trades the session cookie for the token. No session is not an error: `token` is null. */
export const session = defineOperation({
  name: 'session',
  method: 'GET',
  path: '/api/mms/account/v1/web/session',
  auth: 'cookie',
  summary: 'Gives the token of the session that the cookie names.',
  input: nothing,
  output: v.object({ token: v.nullable(v.string()) }),
  errors: [],
});
