import * as v from 'valibot';
import { nothing } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { accountSession } from './accountSession.ts';

/** Where the person is signed in: this session first, then the one seen last. */
export const sessionList = defineOperation({
  name: 'sessionList',
  method: 'GET',
  path: '/api/mms/account/v1/web/session/list',
  auth: 'bearer',
  summary: 'Where the person is signed in.',
  showsProgress: true,
  input: nothing,
  output: v.object({ sessions: v.array(accountSession) }),
  errors: [],
});
