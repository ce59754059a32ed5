import { AsyncLocalStorage } from 'node:async_hooks';
import { currentScope, headersOfScope, type Tracing } from '@tern/observe';
import type { CallOutcome, ServiceMetrics } from './serviceMetrics.ts';

/** Who is called and why, in names of ours. */
export interface ProviderCall {
  provider: string;
  operation: string;
}

export interface Instruments {
  metrics: ServiceMetrics;
  tracing: Tracing;
}

const calls = new AsyncLocalStorage<ProviderCall & Instruments>();

/** Every `sendObserved` inside of `work` belongs to this call. */
export const inProviderCall = <T>({ metrics, tracing }: Instruments, call: ProviderCall, work: () => T): T =>
  calls.run({ ...call, metrics, tracing }, work);

/** A lost or late response, a 429 and every 5xx leave unknown what happened. */
const outcomeOf = (status: number): CallOutcome => {
  if (status >= 500 || status === 429 || status === 408) return 'unavailable';
  return status >= 400 ? 'refused' : 'ok';
};

/**
 * Sends one request to a service outside: counted, timed, and a span of the trace. `send` gets the headers that name
 * the request it is sent for. Outside of `inProviderCall` it only sends.
 */
export async function sendObserved<T extends { readonly status: number }>(
  send: (headers: Record<string, string>) => Promise<T>,
): Promise<T> {
  const call = calls.getStore();
  const scope = currentScope();
  if (!call) return send(scope ? headersOfScope(scope) : {});
  const { provider, operation, metrics, tracing } = call;
  const span = tracing.start(`${provider} ${operation}`, {
    kind: 'client',
    parent: scope?.trace,
    attributes: {
      'tern.provider': provider,
      'tern.operation': operation,
      ...(scope && { 'tern.request_id': scope.requestId }),
    },
  });
  const started = performance.now();
  let status: number | undefined;
  try {
    const response = await send(
      scope ? headersOfScope({ requestId: scope.requestId, trace: span.context }) : {},
    );
    status = response.status;
    return response;
  } finally {
    const outcome = status === undefined ? 'unavailable' : outcomeOf(status);
    metrics.providerCall({ provider, operation, outcome, seconds: (performance.now() - started) / 1000 });
    span.end({
      attributes: {
        'tern.outcome': outcome,
        ...(status !== undefined && { 'http.response.status_code': status }),
      },
      failed: outcome === 'unavailable',
    });
  }
}
