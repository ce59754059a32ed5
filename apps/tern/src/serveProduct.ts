import { createEdge, type EdgeOptions } from '@tern/edge';
import {
  type Config,
  createService,
  type Environment,
  openCountries,
  readConfig,
  type Service,
  sandboxIsOn,
} from '@tern/service';
import { claimPort } from './claimPort.ts';
import type { Started } from './runUntilSignal.ts';
import { say } from './say.ts';

export interface ServeOptions {
  env: Environment;
  port: number;
  /** Folder of the site's build. */
  siteDist: string;
  /** Makes the site ready before the edge starts: builds it, or serves its sources. */
  prepareSite?: (started: Started) => Promise<EdgeOptions['development']>;
}

/** Where reCAPTCHA's parts come from, when its keys are set. */
function botCheckHosts(env: Environment): string[] {
  const chosen = env.RECAPTCHA_V2_SITE_KEY || env.RECAPTCHA_V3_SITE_KEY;
  if (!chosen || (env.BOT_CHECK && env.BOT_CHECK !== 'recaptcha')) return [];
  const host = new URL(env.RECAPTCHA_HOST || 'https://www.google.com').origin;
  return [host, 'https://www.gstatic.com'];
}

/**
 * Starts the service with its database, and the edge in front; the edge alone where `SERVICE_ORIGIN` says that the
 * service runs elsewhere. Returns the service's configuration, null without a service.
 */
export async function serveProduct(options: ServeOptions, started: Started): Promise<Config | null> {
  const { env, port, siteDist } = options;
  // Wrong settings are reported before anything is built.
  const config = env.SERVICE_ORIGIN ? null : readConfig(env);
  await claimPort(port, 'the site');
  let service: Service | undefined;
  if (config) {
    service = await createService({ config });
    started.push(() => (service as Service).close());
    for (const part of service.parts) say(part);
  } else {
    say(`service: ${env.SERVICE_ORIGIN}`);
  }
  const development = await options.prepareSite?.(started);
  const edge = await createEdge({
    port,
    siteDist,
    ...(development ? { development } : {}),
    publicOrigin: config?.publicOrigin ?? env.PUBLIC_ORIGIN ?? `http://localhost:${port}`,
    testMode: config?.testMode ?? sandboxIsOn(env),
    botCheckHosts: botCheckHosts(env),
    ...(service
      ? { service }
      : { serviceOrigin: env.SERVICE_ORIGIN as string, countryOf: await openCountries(env) }),
    onError: (error, request) => {
      const message = error instanceof Error ? error.message : String(error);
      console.error(JSON.stringify({ part: 'edge', method: request.method, message }));
    },
  });
  started.push(() => edge.close());
  return config;
}
