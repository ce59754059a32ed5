import { nothing } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { boundAddress } from './boundAddress.ts';

export const userIpQuery = defineOperation({
  name: 'userIpQuery',
  method: 'POST',
  path: '/api/mms/account/v1/web/user_ip/query',
  auth: 'bearer',
  summary: 'The address that is bound to the account, and the Smart DNS addresses.',
  showsProgress: true,
  input: nothing,
  output: boundAddress,
  errors: [],
});
