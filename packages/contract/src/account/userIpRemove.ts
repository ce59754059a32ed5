import { nothing } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { boundAddress } from './boundAddress.ts';

export const userIpRemove = defineOperation({
  name: 'userIpRemove',
  method: 'POST',
  path: '/api/mms/account/v1/web/user_ip/remove',
  auth: 'bearer',
  summary: 'Frees the account of its bound address.',
  showsProgress: true,
  input: nothing,
  output: boundAddress,
  errors: [],
});
