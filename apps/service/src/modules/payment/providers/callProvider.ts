import { sendObserved } from '../../../observe/providerCalls.ts';
import { ProviderRefused, ProviderUnavailable } from './PaymentAdapter.ts';

/** A provider's refusal. */
export interface Refusal {
  status: number;
  data: unknown;
}

/**
 * One JSON call to a provider. A lost or late response, a 429 and every 5xx leave what happened unknown and throw
 * `ProviderUnavailable`; other failures throw `ProviderRefused` with a `Refusal` as cause.
 */
export async function callProvider<T>(
  url: string,
  options: { method?: 'GET' | 'POST' | 'PATCH'; headers: Record<string, string>; body?: string },
): Promise<T> {
  let status: number;
  let text: string;
  try {
    const reply = await sendObserved(async (scope) => {
      const response = await fetch(url, {
        method: options.method ?? 'GET',
        headers: { accept: 'application/json', ...scope, ...options.headers },
        body: options.body,
        redirect: 'error',
        signal: AbortSignal.timeout(10_000),
      });
      return { status: response.status, text: await response.text() };
    });
    status = reply.status;
    text = reply.text;
  } catch (error) {
    throw new ProviderUnavailable(error);
  }
  if (status >= 500 || status === 429 || status === 408) throw new ProviderUnavailable({ status });
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch (error) {
    throw new ProviderUnavailable(error);
  }
  if (status >= 400) throw new ProviderRefused({ status, data } satisfies Refusal);
  return data as T;
}

/** The refusal behind an error; null for any other error. */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof ProviderRefused)) return null;
  const cause = error.cause as Partial<Refusal> | undefined;
  return typeof cause?.status === 'number' ? { status: cause.status, data: cause.data } : null;
}
