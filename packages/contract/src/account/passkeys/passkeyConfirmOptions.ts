import { nothing } from '../../fields.ts';
import { defineOperation } from '../../operation.ts';
import { browserOptions } from './ceremony.ts';

/** Options to confirm something with a passkey of the account (`PublicKeyCredentialRequestOptionsJSON`), in this session. */
export const passkeyConfirmOptions = defineOperation({
  name: 'passkeyConfirmOptions',
  method: 'POST',
  path: '/api/mms/account/v1/web/passkeys/confirm/options',
  auth: 'bearer',
  summary: 'Begins to confirm something with a passkey.',
  showsProgress: true,
  input: nothing,
  output: browserOptions,
  errors: ['passkey_unknown'],
});
