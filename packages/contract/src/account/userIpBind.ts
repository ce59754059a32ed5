import * as v from 'valibot';
import { keyField } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { boundAddress } from './boundAddress.ts';

/** Binds an address to the account, in place of the one before. */
export const userIpBind = defineOperation({
  name: 'userIpBind',
  method: 'POST',
  path: '/api/mms/account/v1/web/user_ip/bind',
  auth: 'bearer',
  summary: 'Binds an address to the account.',
  showsProgress: true,
  input: v.object({
    ip: keyField(64),
  }),
  output: boundAddress,
  errors: ['ip_invalid', 'ip_reserved'],
});
