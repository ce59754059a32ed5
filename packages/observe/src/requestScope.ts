import { AsyncLocalStorage } from 'node:async_hooks';
import { isRequestId, newRequestId, requestIdHeader } from './requestId.ts';
import { readTraceContext, type TraceContext } from './traceContext.ts';

/** The request that code runs for: logs and outgoing calls name it, without every function passing it on. */
export interface RequestScope {
  readonly requestId: string;
  /** The span that runs, or the caller's where nothing is traced. */
  readonly trace?: TraceContext | undefined;
}

const scopes = new AsyncLocalStorage<RequestScope>();

export const currentScope = (): RequestScope | undefined => scopes.getStore();

export const inScope = <T>(scope: RequestScope, work: () => T): T => scopes.run(scope, work);

/** Id and trace context are taken from a proxy of ours alone: a visitor's could imitate somebody else's. */
export function scopeOfHeaders(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  { trusted }: { trusted: boolean },
): RequestScope {
  const sent = headers[requestIdHeader];
  return {
    requestId: trusted && isRequestId(sent) ? sent : newRequestId(),
    trace: trusted ? readTraceContext(headers) : undefined,
  };
}

/** The headers by which a scope travels to another process. */
export const headersOfScope = ({ requestId, trace }: RequestScope): Record<string, string> => ({
  [requestIdHeader]: requestId,
  ...(trace && { traceparent: trace.traceparent }),
  ...(trace?.tracestate && { tracestate: trace.tracestate }),
});
