type Environment = Readonly<Record<string, string | undefined>>;

export interface MetricsSettings {
  readonly port: number;
  readonly host: string;
  /** Names by which it is called, beside addresses and `localhost`. */
  readonly names?: readonly string[];
}

/**
 * Where metrics are served: `METRICS_PORT`, on `METRICS_HOST` (127.0.0.1), called by the names in `METRICS_NAMES`. Null without a port: they are off. A problem
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
  const names = (env.METRICS_NAMES ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  const host = env.METRICS_HOST?.trim() || '127.0.0.1';
  return { settings: { port, host, ...(names.length && { names }) }, problem: null };
}
