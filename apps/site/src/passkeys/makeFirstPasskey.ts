import { passkeyAdd, passkeyAddOptions } from '@tern/contract';
import { CallError } from '../api/CallError.ts';
import type { Api } from '../api/createApi.ts';
import { makePasskey } from './ceremonies.ts';
import { forgetPasskey } from './signals.ts';

/** The service has not taken it. A lost response may hide that it has. */
const refusals = new Set<string>(['passkey_expired', 'passkey_refused', 'passkey_limit', 'email_known']);

/**
 * Makes the first key of an account that has neither password nor passkey. What the service refuses is forgotten by the
 * browser as well.
 */
export async function makeFirstPasskey(api: Pick<Api, 'send'>): Promise<void> {
  const { options } = await api.send(passkeyAddOptions, {});
  const made = await makePasskey(options);
  try {
    await api.send(passkeyAdd, made);
  } catch (error) {
    const { id } = (options.rp ?? {}) as { id?: unknown };
    if (error instanceof CallError && refusals.has(error.error)) await forgetPasskey(String(id), made.id);
    throw error;
  }
}
