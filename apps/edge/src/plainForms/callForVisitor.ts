import {
  type AnyOperationName,
  allOperations,
  appTypeHeader,
  type Envelope,
  type ErrorName,
  isSuccess,
  type Operation,
  type OutputOf,
  type ParsedInputOf,
  takesQuery,
  withoutScriptHeader,
} from '@tern/contract';
import type { EdgeService } from '../http/EdgeService.ts';
import type { EdgeRequest } from '../http/respond.ts';

type Operations = typeof allOperations;

export type Outcome<Name extends AnyOperationName> =
  | { error?: undefined; data: OutputOf<Operations[Name]> }
  | { error: ErrorName; ticket?: string | undefined };

/** Calls the service for a visitor without scripts, or for the person of a token. Resolves also with what went wrong. */
export type VisitorCall = <Name extends AnyOperationName>(
  name: Name,
  input: ParsedInputOf<Operations[Name]>,
  token?: string | null,
) => Promise<Outcome<Name>>;

/** Of the visitor's own request: who asks, and from where. */
const passedOn = ['cookie', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto', 'x-request-id', 'x-geo'];

/** The request of a call: a question that changes nothing travels in the query, everything else as JSON. */
function requestOf(
  operation: Operation,
  input: unknown,
  { origin, headers }: { origin: string; headers: Headers },
): Request {
  const url = new URL(operation.path, origin);
  if (!takesQuery(operation))
    return new Request(url, { method: 'POST', headers, body: JSON.stringify(input) });
  for (const [name, value] of Object.entries(input ?? {})) url.searchParams.set(name, String(value));
  return new Request(url, { method: operation.method, headers });
}

/** `cookies` takes what the service sets on the way. */
export function callForVisitor(
  request: EdgeRequest,
  options: { service: EdgeService; publicOrigin: string; cookies: string[] },
): VisitorCall {
  const { service, publicOrigin, cookies } = options;
  return async (name, input, token) => {
    const headers = new Headers({
      'content-type': 'application/json',
      [appTypeHeader.name]: appTypeHeader.value,
      [withoutScriptHeader]: '1',
    });
    if (token) headers.set('authorization', `Bearer ${token}`);
    for (const each of passedOn) {
      const value = request.headers[each];
      if (typeof value === 'string') headers.set(each, value);
    }
    try {
      const response = await service.fetch(
        requestOf(allOperations[name], input, { origin: publicOrigin, headers }),
        { address: request.address ?? null, country: request.country() },
      );
      const envelope = (await response.json()) as Envelope<OutputOf<Operations[typeof name]>>;
      cookies.push(...response.headers.getSetCookie());
      return isSuccess(envelope)
        ? { data: envelope.data }
        : { error: envelope.data.error, ticket: envelope.data.ticket };
    } catch {
      return { error: 'unavailable' };
    }
  };
}
