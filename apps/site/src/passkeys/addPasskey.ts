import { type InputOf, passkeyAdd, passkeyAddOptions } from '@tern/contract';
import { CallError } from '../api/CallError.ts';
import type { Api } from '../api/createApi.ts';
import { makePasskey } from './ceremonies.ts';
import { forgetPasskey } from './signals.ts';

/** The service has not taken it. A lost response may hide that it has. */
const refusals = new Set<string>(['passkey_expired', 'passkey_refused', 'passkey_limit', 'email_known']);

interface Adding {
  /** Empty for the first key of an account that has neither password nor passkey. */
  shown?: InputOf<typeof passkeyAddOptions>;
  /** The dialog of the browser opens, and closes with a passkey. */
  onDialog?: (isOpen: boolean) => void;
  make?: typeof makePasskey;
}

/** Makes a passkey of the account. What the service refuses is forgotten by the browser as well. */
export async function addPasskey(
  api: Pick<Api, 'send'>,
  { shown = {}, onDialog, make = makePasskey }: Adding = {},
): Promise<void> {
  const { options } = await api.send(passkeyAddOptions, shown);
  onDialog?.(true);
  const made = await make(options);
  onDialog?.(false);
  try {
    await api.send(passkeyAdd, made);
  } catch (error) {
    const { id } = (options.rp ?? {}) as { id?: unknown };
    if (error instanceof CallError && refusals.has(error.error)) await forgetPasskey(String(id), made.id);
    throw error;
  }
}
