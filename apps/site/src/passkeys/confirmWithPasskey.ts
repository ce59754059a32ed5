import { passkeyConfirmOptions } from '@tern/contract';
import type { Api } from '../api/createApi.ts';
import { signWithPasskey } from './ceremonies.ts';

/** Shows with a passkey of the account once more who is there. */
export async function confirmWithPasskey(api: Pick<Api, 'send'>) {
  const { options } = await api.send(passkeyConfirmOptions, {});
  return signWithPasskey(options);
}
