import { noTracing, type Tracing } from './Tracing.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Traces when `OTEL_EXPORTER_OTLP_ENDPOINT` is set. The packages are loaded then and not before: without a collector
 * they take neither time nor memory. `OTEL_TRACES_SAMPLER_ARG` is the share of traces that is recorded, 0 to 1.
 */
export async function openTracing(env: Environment, serviceName: string): Promise<Tracing> {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT;
  if (!endpoint || env.OTEL_SDK_DISABLED === 'true') return noTracing;
  const { otlpTracing } = await import('./otlpTracing.ts');
  const ratio = Number(env.OTEL_TRACES_SAMPLER_ARG || '1');
  return otlpTracing({ serviceName, ratio: ratio >= 0 && ratio <= 1 ? ratio : 1 });
}
