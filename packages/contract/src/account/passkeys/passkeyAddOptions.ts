import * as v from 'valibot';
import { defineOperation } from '../../operation.ts';
import { browserOptions, stepUpErrors, stepUpFields } from './ceremony.ts';

/**
 * Options to make a passkey (`PublicKeyCredentialCreationOptionsJSON`), for somebody who has just shown who they are. An
 * account with neither a password nor a passkey has nothing to show, and needs no more than for its first password.
 */
export const passkeyAddOptions = defineOperation({
  name: 'passkeyAddOptions',
  method: 'POST',
  path: '/api/mms/account/v1/web/passkeys/add/options',
  auth: 'bearer',
  summary: 'Begins to add a passkey.',
  showsProgress: true,
  input: v.object(stepUpFields),
  output: browserOptions,
  errors: [...stepUpErrors, 'passkey_limit'],
});
