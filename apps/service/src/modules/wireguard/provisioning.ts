import type { WireguardFile } from '@tern/contract';
import * as v from 'valibot';
import { type Instruments, inProviderCall, sendObserved } from '../../observe/providerCalls.ts';
import { readAtMost } from '../../readAtMost.ts';
import { fileAnswer, type KeyUsage, refusalAnswer, usageAnswer } from './provisionAnswers.ts';
import type { ProvisionConfig } from './provisionConfig.ts';

/** ms for a response with its body. */
const longestWait = 10_000;
/** ms for the use of keys: a page waits for it. */
const usageWait = 2_000;
/** Bytes of a response, unpacked. */
const mostBytes = 64 * 1024;

/** Statuses that say something of the settings, or of the moment, and nothing of the key. */
const saysNothing = [401, 403, 404, 405, 408, 429];

/** The host gave no response that can be used: nobody knows whether it did what it was asked. */
export class ProvisioningAway extends Error {
  readonly status: number | null;
  constructor(message: string, status: number | null = null) {
    super(message);
    this.name = 'ProvisioningAway';
    this.status = status;
  }
}

/** Undefined: it is no JSON of this form. */
function read<T>(schema: v.GenericSchema<unknown, T>, bytes: Buffer): T | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(bytes.toString('utf8')));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

interface HostRequest {
  operation: 'add' | 'remove' | 'usage';
  method: 'PUT' | 'DELETE' | 'POST';
  path: string;
  body?: object;
  timeout?: number;
}

/** `instruments`: null where nothing is counted. */
async function send(
  instruments: Instruments | null,
  { url, token }: ProvisionConfig,
  { operation, method, path, body, timeout = longestWait }: HostRequest,
): Promise<{ status: number; bytes: Buffer }> {
  try {
    const once = () =>
      sendObserved((traced) =>
        fetch(`${url}/keys/${path}`, {
          method,
          headers: {
            ...traced,
            accept: 'application/json',
            ...(body && { 'content-type': 'application/json' }),
            ...(token !== null && { authorization: `Bearer ${token}` }),
          },
          ...(body && { body: JSON.stringify(body) }),
          // A host that leads elsewhere is not the one that was configured.
          redirect: 'manual',
          signal: AbortSignal.timeout(timeout),
        }),
      );
    const call = { provider: 'provisioning', operation };
    const response = await (instruments ? inProviderCall(instruments, call, once) : once());
    const { status } = response;
    const bytes = await readAtMost(response, mostBytes);
    if (!bytes) throw new ProvisioningAway('The response is too large.', status);
    return { status, bytes };
  } catch (error) {
    if (error instanceof ProvisioningAway) throw error;
    const slow = (error as Error).name === 'TimeoutError';
    throw new ProvisioningAway(slow ? 'The host is too slow.' : 'The host does not respond.');
  }
}

const away = (status: number) => new ProvisioningAway(`The host responds with ${status}.`, status);

/** The public key as it stands in an address. */
const pathOf = (publicKey: string) => Buffer.from(publicKey, 'base64').toString('base64url');

/** Makes a key known to the servers. Throws `ProvisioningAway`, also for a response that is not as it has to be. */
export async function addKey(
  instruments: Instruments | null,
  host: ProvisionConfig,
  { publicKey, cities }: { publicKey: string; cities: readonly string[] },
): Promise<{ file: WireguardFile } | { refused: string | null }> {
  const { status, bytes } = await send(instruments, host, {
    operation: 'add',
    method: 'PUT',
    path: pathOf(publicKey),
    body: { cities },
  });
  if (status >= 400 && status < 500 && !saysNothing.includes(status))
    return { refused: read(refusalAnswer, bytes)?.reason ?? null };
  if (status !== 200) throw away(status);
  const file = read(fileAnswer(cities), bytes);
  if (!file) throw new ProvisioningAway('The response is not as it has to be.', status);
  return { file };
}

/** Resolves once the servers do not know the key any more. Throws `ProvisioningAway`. */
export async function removeKey(
  instruments: Instruments | null,
  host: ProvisionConfig,
  publicKey: string,
): Promise<void> {
  const { status } = await send(instruments, host, {
    operation: 'remove',
    method: 'DELETE',
    path: pathOf(publicKey),
  });
  if (status !== 204 && status !== 404) throw away(status);
}

/** How keys are used, now: it is stored nowhere. Throws `ProvisioningAway`. */
export async function usageOfKeys(
  instruments: Instruments | null,
  host: ProvisionConfig,
  publicKeys: readonly string[],
): Promise<KeyUsage[]> {
  const { status, bytes } = await send(instruments, host, {
    operation: 'usage',
    method: 'POST',
    path: 'usage',
    body: { keys: publicKeys },
    timeout: usageWait,
  });
  if (status !== 200) throw away(status);
  const usage = read(usageAnswer, bytes);
  if (!usage) throw new ProvisioningAway('The response is not as it has to be.', status);
  return usage.keys;
}
