import { createObserve, type Observe } from './createObserve.ts';
import { type MetricsServer, metricsHandler, startMetricsServer } from './metricsServer.ts';
import { readMetricsSettings } from './metricsSettings.ts';
import { openTracing } from './openTracing.ts';
import { StatedError } from './StatedError.ts';

export interface OpenedObserve extends Observe {
  /** Where metrics are served, for the start's output; null: nowhere. */
  readonly address: string | null;
  /** Sends the spans that wait and gives the port back. */
  close(): Promise<void>;
}

/**
 * Opens what a process is observed with, by its environment: metrics on `METRICS_PORT`, traces to a collector. Rejects
 * in one sentence when the port cannot be used.
 */
export async function openObserve(
  env: Readonly<Record<string, string | undefined>>,
  options: { serviceName: string; sitePort: number },
): Promise<OpenedObserve> {
  const { settings, problem } = readMetricsSettings(env, options.sitePort);
  if (problem) throw new StatedError(problem);
  const observe = createObserve({ tracing: await openTracing(env, options.serviceName), runtime: true });
  observe.handlers.set('/metrics', metricsHandler(observe.registry));
  let server: MetricsServer | undefined;
  if (settings) {
    server = await startMetricsServer({ ...settings, handlers: observe.handlers }).catch((error: Error) => {
      throw new StatedError(`METRICS_PORT ${settings.port} cannot be listened on: ${error.message}.`);
    });
  }
  return {
    ...observe,
    address: server && settings ? `http://${settings.host}:${server.port}/metrics` : null,
    async close() {
      await server?.close();
      await observe.tracing.close();
    },
  };
}
