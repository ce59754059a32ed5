import { nothing } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { user } from './user.ts';

export const profile = defineOperation({
  name: 'profile',
  method: 'GET',
  path: '/api/mms/account/v1/web/profile',
  auth: 'bearer',
  summary: 'The signed-in person.',
  input: nothing,
  output: user,
  errors: [],
});
