import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { plainText } from '../textFields.ts';
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
    ip: v.pipe(v.string('required'), v.trim(), v.nonEmpty('required'), v.maxLength(64, 'length'), plainText),
  }),
  output: boundAddress,
  errors: ['ip_invalid', 'ip_reserved'],
});
