import {
  type AnyOperationName,
  allOperations,
  type InputOf,
  type Operation,
  type OutputOf,
  takesQuery,
} from '@tern/contract';

export type Answer<Data> = { ok: true; data: Data } | { ok: false; error: string };

export type CallService = <N extends AnyOperationName>(
  name: N,
  input: InputOf<(typeof allOperations)[N]>,
  caller: { token?: string; address: string },
) => Promise<Answer<OutputOf<(typeof allOperations)[N]>>>;

/** Calls operations as the site does, each person from an address of their own. */
export function callerOf(origin: string): CallService {
  return async (name, input, { token, address }) => {
    const operation: Operation = allOperations[name];
    const { method, path } = operation;
    const query = takesQuery(operation) ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
    const response = await fetch(`${origin}${path}${query}`, {
      method,
      headers: {
        'x-app-type': '501',
        'x-forwarded-for': address,
        ...(method === 'POST' && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(method === 'POST' && { body: JSON.stringify(takesQuery(operation) ? {} : input) }),
    });
    const envelope = (await response.json()) as { code: number; data: unknown };
    if (envelope.code === 200) return { ok: true, data: envelope.data as never };
    const { error } = (envelope.data ?? {}) as { error?: string };
    return { ok: false, error: error ?? String(envelope.code) };
  };
}
