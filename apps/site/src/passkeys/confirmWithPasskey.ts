import { type ErrorOf, type Operation, passkeyConfirmOptions, type UsedPasskey } from '@tern/contract';
import { type Api, errorNameOf } from '../api/createApi.ts';
import { CeremonyError, type CeremonyFailure } from './CeremonyError.ts';

export type Sign = () => Promise<typeof import('./ceremonies.ts').signWithPasskey>;

const loadSign: Sign = async () => (await import('./ceremonies.ts')).signWithPasskey;

/**
 * A signature of a passkey of the account, in place of password and code. `onDialog`: the dialog of the browser opens, and
 * closes. Throws a `CeremonyError` without a signature.
 */
export async function confirmWithPasskey(
  api: Pick<Api, 'send'>,
  onDialog: (isOpen: boolean) => void = () => {},
  sign: Sign = loadSign,
): Promise<{ passkey: UsedPasskey }> {
  const { options } = await api.send(passkeyConfirmOptions, {});
  const signWithPasskey = await sign();
  onDialog(true);
  try {
    return { passkey: await signWithPasskey(options) };
  } finally {
    onDialog(false);
  }
}

/** Why something that a passkey may confirm was refused: by the browser, or by the service. */
export const failureNameOf = <O extends Operation>(
  error: unknown,
): ErrorOf<O> | CeremonyFailure | 'network' | 'unknown' =>
  error instanceof CeremonyError ? error.failure : errorNameOf<O>(error);
