import { createEdge, type EdgeOptions } from '@tern/edge';
import { currentScope, type Observe, openObserve } from '@tern/observe';
import type { Config } from '@tern/service';
import {
  type EdgeConfig,
  type Environment,
  edgeSettings,
  openVisitors,
  readEdgeConfig,
  readListenHost,
  safeReason,
  sandboxIsOn,
  unknownSettings,
} from '@tern/service/forEdge';
import { claimPort } from './claimPort.ts';
import { readTls } from './readTls.ts';
import type { Started } from './runUntilSignal.ts';
import { say } from './say.ts';
import type { WatchedArticles } from './watchArticles.ts';

export interface ServeOptions {
  env: Environment;
  port: number;
  /** Folder of the site's build. */
  siteDist: string;
  /** Makes the site ready before the edge starts: builds it, or serves its sources. */
  prepareSite?: (started: Started) => Promise<EdgeOptions['development']>;
  /** The articles while they are written; those of the build without it. */
  articles?: WatchedArticles | undefined;
}

/** Where reCAPTCHA's parts come from, when its keys are set. */
function botCheckHosts(env: Environment): string[] {
  const chosen = env.RECAPTCHA_V2_SITE_KEY || env.RECAPTCHA_V3_SITE_KEY;
  if (!chosen || (env.BOT_CHECK && env.BOT_CHECK !== 'recaptcha')) return [];
  const host = new URL(env.RECAPTCHA_HOST || 'https://www.google.com').origin;
  return [host, 'https://www.gstatic.com'];
}

async function ownSettings(env: Environment): Promise<Config> {
  const { knownSettings, readConfig } = await import('@tern/service');
  for (const line of unknownSettings(env, knownSettings())) say(line);
  return readConfig(env);
}

/** Its environment may be that of the services, with settings that it does not read. */
function edgeAlone(env: Environment): EdgeConfig {
  for (const line of unknownSettings(env, edgeSettings(), { byPrefix: false })) say(line);
  return readEdgeConfig(env);
}

/** The edge in front of the service in this process. */
async function serviceHere(
  config: Config,
  {
    observe,
    articles,
    started,
  }: { observe: Observe; articles: WatchedArticles | undefined; started: Started },
): Promise<Partial<EdgeOptions>> {
  const { createService, readBuiltArticles } = await import('@tern/service');
  const service = await createService({
    config,
    observe,
    signal: started.signal,
    articles: articles?.compiled ?? readBuiltArticles,
  });
  started.push(
    () => service.close(),
    () => service.drain(),
  );
  articles?.onChange(() => service.syncArticles());
  for (const part of service.parts) say(part);
  return { service };
}

/** The edge in front of services elsewhere. */
async function servicesElsewhere(config: EdgeConfig): Promise<Partial<EdgeOptions>> {
  say(`service: ${config.serviceOrigins.join(', ')}`);
  return { serviceOrigins: config.serviceOrigins, visitors: openVisitors(config) };
}

/**
 * Starts the service with its database, and the edge in front; the edge alone where `SERVICE_ORIGIN` says that the
 * service runs elsewhere. Returns the service's configuration, null without a service.
 */
export async function serveProduct(options: ServeOptions, started: Started): Promise<Config | null> {
  const { env, port, siteDist } = options;
  // Wrong settings are reported before anything is built.
  const own = env.SERVICE_ORIGIN?.trim() ? null : await ownSettings(env);
  const elsewhere = own ? null : edgeAlone(env);
  const settings = (own ?? elsewhere) as Config | EdgeConfig;
  const { publicOrigin, trustedProxies, pageCacheBytes, brotliLevel, releaseBefore } = settings;
  const host = readListenHost(env);
  const tls = readTls(env);
  await claimPort(port, 'the site', host);
  const observe = await openObserve(env, { serviceName: own ? 'tern' : 'tern-edge', sitePort: port });
  started.push(() => observe.close());
  if (observe.address) say(`metrics: ${observe.address}`);
  // The service writes the articles that the build has compiled.
  const development = await options.prepareSite?.(started);
  const service = own
    ? await serviceHere(own, { observe, articles: options.articles, started })
    : await servicesElsewhere(elsewhere as EdgeConfig);
  const edge = await createEdge({
    port,
    ...(host ? { host } : {}),
    siteDist,
    ...(releaseBefore ? { releaseBefore } : {}),
    ...(development ? { development } : {}),
    ...service,
    ...tls,
    observe,
    publicOrigin,
    proxied: trustedProxies > 0,
    ...(pageCacheBytes ? { cacheBytes: pageCacheBytes } : {}),
    ...(brotliLevel ? { brotliLevel } : {}),
    testMode: own?.testMode ?? sandboxIsOn(env),
    botCheckHosts: botCheckHosts(env),
    outside: { vendors: settings.vendorScripts, paymentServices: settings.paymentServicesOrigin },
    ...(env.PURGE_URL ? { front: { url: env.PURGE_URL, token: env.PURGE_TOKEN } } : {}),
    onError: (error, request) => {
      const { text: message } = safeReason(error);
      const { requestId } = currentScope() ?? {};
      console.error(JSON.stringify({ part: 'edge', request: requestId, method: request.method, message }));
    },
  });
  started.push(
    () => edge.close(),
    () => edge.drain(),
  );
  return own;
}
