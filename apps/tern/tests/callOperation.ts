import { type OperationName, operations } from '@tern/contract';

export interface Answer {
  status: number;
  /** 200 is success. */
  code: number;
  data: Record<string, unknown>;
}

export interface CallOptions {
  token?: string;
  /** As a proxy in front reports it. */
  from?: string;
}

/** Calls an operation as the site does. Rejects when no response comes. */
export async function callOperation(
  origin: string,
  name: OperationName,
  input: Record<string, string> = {},
  { token, from }: CallOptions = {},
): Promise<Answer> {
  const { method, path } = operations[name];
  const query = method === 'GET' ? `?${new URLSearchParams(input)}` : '';
  const response = await fetch(origin + path + query, {
    method,
    headers: {
      'x-app-type': '501',
      ...(from && { 'x-forwarded-for': from }),
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: method === 'POST' ? JSON.stringify(input) : undefined,
    signal: AbortSignal.timeout(20_000),
  });
  const { code, data } = (await response.json()) as Answer;
  return { status: response.status, code, data };
}
