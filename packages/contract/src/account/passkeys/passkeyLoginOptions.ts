import { nothing } from '../../fields.ts';
import { defineOperation } from '../../operation.ts';
import { browserOptions } from './ceremony.ts';

/** Options to sign in (`PublicKeyCredentialRequestOptionsJSON`), with whichever passkey the person has for this site. */
export const passkeyLoginOptions = defineOperation({
  name: 'passkeyLoginOptions',
  method: 'POST',
  path: '/api/mms/account/v1/web/login/passkey/options',
  auth: 'none',
  summary: 'Begins to sign in with a passkey.',
  input: nothing,
  output: browserOptions,
  errors: [],
});
