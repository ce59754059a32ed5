import {
  type AnyOperationName,
  allOperations,
  type InputOf,
  type Operation,
  type OutputOf,
  takesQuery,
} from '@tern/contract';
import { send } from './send.ts';

export type Answer<Data> = { ok: true; data: Data } | { ok: false; error: string };

export type CallService = <N extends AnyOperationName>(
  name: N,
  input: InputOf<(typeof allOperations)[N]>,
  caller: { token?: string; address: string },
) => Promise<Answer<OutputOf<(typeof allOperations)[N]>>>;

/** A machine under load keeps the database waiting: that says nothing of money. */
const patience = 20;

/** Calls operations as the site does, each person from an address of their own. */
export function callerOf(origin: string): CallService {
  const call: CallService = async (name, input, { token, address }) => {
    const operation: Operation = allOperations[name];
    const { method, path } = operation;
    const query = takesQuery(operation) ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
    const { text } = await send(`${origin}${path}${query}`, {
      method,
      headers: {
        'x-app-type': '501',
        'x-forwarded-for': address,
        ...(method === 'POST' && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(method === 'POST' && { body: JSON.stringify(takesQuery(operation) ? {} : input) }),
    });
    const envelope = JSON.parse(text) as { code: number; data: unknown };
    if (envelope.code === 200) return { ok: true, data: envelope.data as never };
    const { error } = (envelope.data ?? {}) as { error?: string };
    return { ok: false, error: error ?? String(envelope.code) };
  };
  return async (...given) => {
    let answer = await call(...given);
    for (let tries = 1; tries < patience && !answer.ok && answer.error === 'unavailable'; tries += 1) {
      answer = await call(...given);
    }
    return answer;
  };
}
