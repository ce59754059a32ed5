import {
  type Span as OtelSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Span, SpanOptions, Tracing } from './Tracing.ts';
import { parseTraceparent, type TraceContext } from './traceContext.ts';

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

function otelContext(parent: TraceContext | undefined) {
  const read = parseTraceparent(parent?.traceparent);
  if (!read) return ROOT_CONTEXT;
  const { traceId, spanId, sampled } = read;
  const traceFlags = sampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

function contextOf(span: OtelSpan, tracestate: string | undefined): TraceContext {
  const { traceId, spanId, traceFlags } = span.spanContext();
  const traceparent = `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
  return tracestate ? { traceparent, tracestate } : { traceparent };
}

/** Sends spans to an OTLP collector over HTTP. The exporter reads its address and headers from `OTEL_EXPORTER_OTLP_…`. */
export function otlpTracing(options: { serviceName: string; ratio: number }): Tracing {
  const provider = new TracerProvider({
    // `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` have the last word.
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': options.serviceName }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(options.ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('tern');
  return {
    on: true,
    start(name: string, { kind, parent, attributes }: SpanOptions): Span {
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, otelContext(parent));
      return {
        context: contextOf(span, parent?.tracestate),
        end(result = {}) {
          if (result.name) span.updateName(result.name);
          if (result.attributes) span.setAttributes(result.attributes);
          if (result.failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    // A collector that is away must not hold up a stop.
    close: () =>
      Promise.race([
        provider.shutdown().catch(() => {}),
        new Promise<void>((done) => setTimeout(done, 2000).unref()),
      ]),
  };
}
