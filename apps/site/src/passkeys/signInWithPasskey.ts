import { passkeyLogin, passkeyLoginOptions, type User } from '@tern/contract';
import type { Language } from '@tern/i18n';
import { CallError } from '../api/CallError.ts';
import type { Api } from '../api/createApi.ts';
import { endCeremony, signWithPasskey } from './ceremonies.ts';
import { forgetPasskey } from './signals.ts';

export { endCeremony };

interface Way {
  language: Language;
  /** Once the person chooses a passkey below the field for the user name; else by a dialog at once. */
  autofill?: boolean;
  /** The person has confirmed: the service is called now. */
  onConfirmed?: () => void;
}

/** Signs in with whichever passkey the person has. A passkey that is no more is forgotten by the browser as well. */
export async function signInWithPasskey(
  api: Pick<Api, 'send'>,
  { language, autofill = false, onConfirmed }: Way,
): Promise<{ token: string; user: User }> {
  const { options } = await api.send(passkeyLoginOptions, {});
  const used = await signWithPasskey(options, { autofill });
  onConfirmed?.();
  try {
    return await api.send(passkeyLogin, { ...used, language });
  } catch (error) {
    if (error instanceof CallError && error.error === 'passkey_unknown')
      await forgetPasskey(String(options.rpId), used.id);
    throw error;
  }
}
