import * as v from 'valibot';
import { newPasswordField, passwordField } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/** Replaces the password. Ends all other sessions. */
export const changePassword = defineOperation({
  name: 'changePassword',
  method: 'POST',
  path: '/api/mms/account/v1/web/change_password',
  auth: 'bearer',
  summary: 'Replaces the password.',
  showsProgress: true,
  input: v.object({ current_password: passwordField, new_password: newPasswordField }),
  output: v.object({ is_password_set: v.literal(true) }),
  errors: ['incorrect_password', 'password_unchanged', 'password_not_set', 'password_common'],
});
