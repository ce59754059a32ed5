import * as v from 'valibot';
import { defineOperation } from '../../operation.ts';
import { browserOptions, stepUpErrors, stepUpFields } from './ceremony.ts';

/** Options to make a passkey (`PublicKeyCredentialCreationOptionsJSON`), for somebody who has just shown who they are. */
export const passkeyAddOptions = defineOperation({
  name: 'passkeyAddOptions',
  method: 'POST',
  path: '/api/mms/account/v1/web/passkeys/add/options',
  auth: 'bearer',
  summary: 'Begins to add a passkey.',
  showsProgress: true,
  input: v.object({
    ...stepUpFields,
    /** Made without a dialog (`mediation: "conditional"`), where a password manager does that by itself. */
    is_silent: v.optional(v.boolean(), false),
  }),
  output: browserOptions,
  errors: [...stepUpErrors, 'passkey_limit'],
});
