type Environment = Readonly<Record<string, string | undefined>>;

export interface MetricsSettings {
  readonly port: number;
  readonly host: string;
}

/**
 * Where metrics are served: `METRICS_PORT`, on `METRICS_HOST` (127.0.0.1). Null without a port: they are off. A problem
 * is one sentence.
 */
export function readMetricsSettings(
  env: Environment,
  sitePort: number,
): { settings: MetricsSettings | null; problem: string | null } {
  const text = env.METRICS_PORT?.trim();
  if (!text) return { settings: null, problem: null };
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    return { settings: null, problem: `METRICS_PORT is "${text}"; write a number from 1 to 65535.` };
  }
  if (port === sitePort) {
    return {
      settings: null,
      problem: `METRICS_PORT is ${port}, the port of the site: metrics are served apart.`,
    };
  }
  return { settings: { port, host: env.METRICS_HOST?.trim() || '127.0.0.1' }, problem: null };
}
