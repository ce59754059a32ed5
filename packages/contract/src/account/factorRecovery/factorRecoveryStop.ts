import { nothing } from '../../fields.ts';
import { defineOperation } from '../../operation.ts';
import { user } from '../user.ts';

/** Stops the request to turn the second factor off without a code. Where there is none it is stopped already. */
export const factorRecoveryStop = defineOperation({
  name: 'factorRecoveryStop',
  method: 'POST',
  path: '/api/mms/account/v1/web/second_factor/recovery/stop',
  auth: 'bearer',
  summary: 'Stops the request to turn the second factor off without a code.',
  showsProgress: true,
  input: nothing,
  output: user,
  errors: [],
});
