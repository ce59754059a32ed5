import type { VendorScript } from '@tern/domain';
import * as v from 'valibot';
import { databaseConfig } from './db/databaseConfig.ts';
import { outsideConfig } from './outsideConfig.ts';
import { serverConfig } from './serverConfig.ts';
import {
  addressSetting,
  ConfigError,
  type Environment,
  givenSettings,
  listOf,
  textSetting,
  withoutSlash,
} from './settings.ts';
import { settingNames } from './unknownSettings.ts';

/** The settings of an edge whose services run elsewhere. */
export interface EdgeConfig {
  production: boolean;
  publicOrigin: string;
  /** Proxies in front of the edge. */
  trustedProxies: number;
  /** Bytes of cached pages; undefined: the edge's own bound. */
  pageCacheBytes: number | undefined;
  /** How well pages are compressed, 1 to 11; undefined: the edge's own choice. */
  brotliLevel: number | undefined;
  /** Folder of the client build of the release before. */
  releaseBefore: string | undefined;
  dataDir: string;
  /** Scheme and host of every service. */
  serviceOrigins: readonly string[];
  /** As of `Config`. */
  vendorScripts: readonly VendorScript[];
  paymentServicesOrigin: string | undefined;
}

/** The names of all settings of an edge by itself. */
export function edgeSettings(): ReadonlySet<string> {
  const stage = { production: true, sandbox: false };
  return settingNames([serverConfig(stage), databaseConfig(), outsideConfig(stage)]);
}

const oneAddress = addressSetting('SERVICE_ORIGIN');

const serviceOrigins = v.pipe(
  v.object({ SERVICE_ORIGIN: textSetting }),
  v.transform(({ SERVICE_ORIGIN }) => listOf(SERVICE_ORIGIN)),
  v.check(
    (origins) => origins.length > 0 && origins.every((origin) => v.is(oneAddress, origin)),
    'SERVICE_ORIGIN is the address of a service, or of several with commas: http://10.0.0.5:3000,http://10.0.0.6:3000.',
  ),
  v.transform((origins) => origins.map((origin) => withoutSlash(origin))),
);

/**
 * Reads the settings of an edge that runs apart from its services: what visitors type, who stands in front, and where
 * the services are. Throws a `ConfigError`.
 */
export function readEdgeConfig(env: Environment): EdgeConfig {
  const given = givenSettings(env);
  const production = env.NODE_ENV === 'production';
  const stage = { production, sandbox: false };
  const results = {
    server: v.safeParse(serverConfig(stage), given),
    data: v.safeParse(databaseConfig(), given),
    services: v.safeParse(serviceOrigins, given),
    outside: v.safeParse(outsideConfig(stage), given),
  };
  const { server, data, services, outside } = results;
  if (!server.success || !data.success || !services.success || !outside.success) {
    throw new ConfigError(
      Object.values(results).flatMap(({ issues }) => issues?.map(({ message }) => message) ?? []),
    );
  }
  const { publicOrigin, trustedProxies, pageCacheBytes, brotliLevel, releaseBefore } = server.output;
  return {
    production,
    publicOrigin,
    trustedProxies,
    pageCacheBytes,
    brotliLevel,
    releaseBefore,
    dataDir: data.output.dataDir,
    serviceOrigins: services.output,
    ...outside.output,
  };
}
