import { webAppType } from '@tern/domain';
import { CallError } from './CallError.ts';

/** Requests pages send before any intent, or that need no more: plain, so that client and contract can load later. */
const questions = {
  geoInfo: { method: 'POST', path: '/api/mms/account/v1/geo_info' },
  toolSettings: { method: 'GET', path: '/api/mms/tools/v1/settings' },
} as const;

export const isLight = (name: string): name is keyof typeof questions => name in questions;

/** Sends one of them. Resolves with the data of the envelope; rejects with a `CallError`. */
export async function lightCall(name: keyof typeof questions, signal?: AbortSignal): Promise<unknown> {
  const { method, path } = questions[name];
  const geo = new URLSearchParams(globalThis.location?.search).get('geo');
  try {
    const response = await fetch(path, {
      method,
      headers: {
        'X-App-Type': String(webAppType),
        'Content-Type': 'application/json',
        ...(geo && { 'X-Geo': geo }),
      },
      body: method === 'POST' ? '{}' : undefined,
      signal: signal ?? AbortSignal.timeout(15_000),
    });
    const envelope = (await response.json()) as { code?: unknown; data?: unknown };
    if (envelope.code === 200 && typeof envelope.data === 'object' && envelope.data) return envelope.data;
  } catch (error) {
    throw new CallError('network', 0, 'Network error.', {}, error);
  }
  throw new CallError('unknown', 0, 'Unreadable answer.');
}
