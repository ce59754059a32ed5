export { Counter, Gauge, Histogram, type Registry } from 'prom-client';
export { createObserve, type Observe } from './createObserve.ts';
export { methodLabel, secondsBuckets } from './labels.ts';
export {
  type InternalHandler,
  type MetricsServer,
  metricsHandler,
  startMetricsServer,
} from './metricsServer.ts';
export { type MetricsSettings, readMetricsSettings } from './metricsSettings.ts';
export { type OpenedObserve, openObserve } from './openObserve.ts';
export { openTracing } from './openTracing.ts';
export { type PlainSeries, plainHistogram } from './plainHistogram.ts';
export { type ReadValue, readCounter, readGauge } from './readGauge.ts';
export { isRequestId, newRequestId, requestIdHeader } from './requestId.ts';
export { currentScope, headersOfScope, inScope, type RequestScope, scopeOfHeaders } from './requestScope.ts';
export { noTracing, type Span, type SpanAttributes, type Tracing } from './Tracing.ts';
export { parseTraceparent, type TraceContext } from './traceContext.ts';
