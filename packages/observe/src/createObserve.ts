import { collectDefaultMetrics, Registry } from 'prom-client';
import type { InternalHandler } from './metricsServer.ts';
import { noTracing, type Tracing } from './Tracing.ts';

/** The instruments of a process: every part adds its metrics to one registry and its spans to one trace. */
export interface Observe {
  readonly registry: Registry;
  readonly tracing: Tracing;
  /** The pages of the metrics port by their path: a part adds its own. */
  readonly handlers: Map<string, InternalHandler>;
}

/** `runtime` adds the metrics of Node and of the process. */
export function createObserve(options: { tracing?: Tracing; runtime?: boolean } = {}): Observe {
  const registry = new Registry();
  if (options.runtime) collectDefaultMetrics({ register: registry });
  return { registry, tracing: options.tracing ?? noTracing, handlers: new Map() };
}
