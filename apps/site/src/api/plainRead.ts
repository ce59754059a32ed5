import { webAppType } from '@tern/domain';
import type { ApiOptions } from './ApiOptions.ts';

/**
 * Session and profile, with which the visits of a person begin, read without HTTP client and contract: these can load
 * later then. Resolves with the data of the envelope, or with null on anything but success: the client asks again and
 * knows what to do about it.
 */
export const plainRead = (
  { origin = '', token, fetch = globalThis.fetch }: ApiOptions,
  name: 'session' | 'profile',
  signal: AbortSignal = AbortSignal.timeout(15_000),
): Promise<unknown> =>
  fetch(`${origin}/api/mms/account/v1/web/${name}`, {
    headers: { 'X-App-Type': `${webAppType}`, ...(token() && { authorization: `Bearer ${token()}` }) },
    signal,
  })
    .then((response) => response.json())
    .then(({ code, data }: { code?: unknown; data?: unknown }) => (code === 200 ? data : null))
    .catch(() => null);
