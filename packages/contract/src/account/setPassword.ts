import * as v from 'valibot';
import { newPasswordField } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/** Sets the first password of an account opened at the checkout. Other sessions end. */
export const setPassword = defineOperation({
  name: 'setPassword',
  method: 'POST',
  path: '/api/mms/account/v1/web/set_password',
  auth: 'bearer',
  summary: 'Sets the first password of an account.',
  showsProgress: true,
  input: v.object({ password: newPasswordField }),
  output: v.object({ is_password_set: v.literal(true) }),
  errors: ['password_already_set', 'email_known'],
});
