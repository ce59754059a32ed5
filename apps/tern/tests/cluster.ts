import { freePort } from '@tern/testing/freePort';
import { type Bundled, startBundled } from './startBundled.ts';

/** One process of a cluster, always on the same port. */
export interface Member {
  readonly name: string;
  readonly port: number;
  readonly origin: string;
  start(): Promise<void>;
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** The end of its log. */
  output(): string;
}

export interface Cluster {
  readonly services: readonly Member[];
  readonly edges: readonly Member[];
  stop(): Promise<void>;
}

export interface ClusterOptions {
  bundle: string;
  /** Of the services. */
  settings: Readonly<Record<string, string>>;
  /** Proxies in front of the edges. */
  trustedProxies: number;
}

async function memberOf(
  name: string,
  options: { bundle: string; program: 'tern' | 'service'; settings: Readonly<Record<string, string>> },
): Promise<Member> {
  const port = await freePort();
  let running: Bundled | undefined;
  return {
    name,
    port,
    origin: `http://127.0.0.1:${port}`,
    async start() {
      running = await startBundled({ ...options, port });
    },
    async stop(signal) {
      await running?.stop(signal);
      running = undefined;
    },
    output: () => running?.output() ?? '',
  };
}

/** Two services and two edges on one database. The services start at the same time, and make its tables. */
export async function startCluster({ bundle, settings, trustedProxies }: ClusterOptions): Promise<Cluster> {
  // As the docs have it behind a balancer.
  const stopping = { DRAIN_SECONDS: '3', STOP_SECONDS: '25' };
  const services = await Promise.all(
    ['service 1', 'service 2'].map((name) =>
      memberOf(name, {
        bundle,
        program: 'service',
        // "ready" is said at the level of information.
        settings: { ...settings, ...stopping, TRUSTED_PROXIES: '1' },
      }),
    ),
  );
  const edges = await Promise.all(
    ['edge 1', 'edge 2'].map((name) =>
      memberOf(name, {
        bundle,
        program: 'tern',
        settings: {
          LOG_LEVEL: 'warn',
          ...stopping,
          PUBLIC_ORIGIN: settings.PUBLIC_ORIGIN ?? '',
          SERVICE_ORIGIN: services.map(({ origin }) => origin).join(','),
          TRUSTED_PROXIES: String(trustedProxies),
        },
      }),
    ),
  );
  await Promise.all(services.map((service) => service.start()));
  await Promise.all(edges.map((edge) => edge.start()));
  return {
    services,
    edges,
    async stop() {
      await Promise.all([...edges, ...services].map((member) => member.stop()));
    },
  };
}
