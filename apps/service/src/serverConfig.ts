import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readMetricsSettings } from '@tern/observe';
import * as v from 'valibot';
import { sandboxIsOn } from './sandboxIsOn.ts';
import {
  addressSetting,
  choiceSetting,
  type Environment,
  givenSettings,
  numberSetting,
  type Stage,
  textSetting,
  withoutSlash,
} from './settings.ts';

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** Test mode is for this machine alone: its inbox shows the codes of everybody. */
const hostFor = (host: string | undefined, sandbox: boolean) => host ?? (sandbox ? '127.0.0.1' : undefined);

/** `host` of a process that reads no other settings of the service. */
export const readListenHost = (env: Environment): string | undefined =>
  hostFor(givenSettings(env).HOST, sandboxIsOn(env));

export const serverConfig = ({ production, sandbox }: Stage) =>
  v.pipe(
    v.object({
      PUBLIC_ORIGIN: addressSetting('PUBLIC_ORIGIN'),
      PORT: textSetting,
      HOST: textSetting,
      TRUSTED_PROXIES: numberSetting(
        (count) => Number.isInteger(count) && count >= 0 && count <= 10,
        'TRUSTED_PROXIES is the number of proxies in front, 0 to 10.',
      ),
      LOG_LEVEL: choiceSetting('LOG_LEVEL', logLevels),
      PAGE_CACHE_MB: numberSetting(
        (megabytes) => megabytes >= 1 && megabytes <= 4096,
        'PAGE_CACHE_MB is the size of the page cache in MiB, 1 to 4096.',
      ),
      BROTLI_LEVEL: numberSetting(
        (level) => Number.isInteger(level) && level >= 1 && level <= 11,
        'BROTLI_LEVEL says how well pages are compressed, 1 to 11.',
      ),
      RELEASE_BEFORE: v.pipe(
        textSetting,
        v.check(
          (folder) => folder === undefined || existsSync(join(folder, 'assets')),
          'RELEASE_BEFORE is the folder "client" of the release before: it has no folder "assets".',
        ),
      ),
      METRICS_PORT: textSetting,
      METRICS_HOST: textSetting,
      METRICS_NAMES: textSetting,
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { problem } = readMetricsSettings(dataset.value, Number(dataset.value.PORT ?? 3000));
      if (problem) addIssue({ message: problem });
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || sandbox || !production) return;
      const { PUBLIC_ORIGIN: origin } = dataset.value;
      if (!origin) {
        addIssue({
          message: 'PUBLIC_ORIGIN is missing: the address visitors type, such as https://tern.example.',
        });
      } else if (!origin.startsWith('https:')) {
        addIssue({ message: 'PUBLIC_ORIGIN must start with https:// in production.' });
      }
    }),
    v.transform((given) => ({
      /** Origin visitors type, without a trailing slash. */
      publicOrigin: withoutSlash(given.PUBLIC_ORIGIN) ?? `http://localhost:${given.PORT ?? '3000'}`,
      /** Address to listen on; undefined: all of them. */
      host: hostFor(given.HOST, sandbox),
      /** Proxies in front that append to `X-Forwarded-For`. */
      trustedProxies: Number(given.TRUSTED_PROXIES ?? '0'),
      /** Bytes of cached pages; undefined: the edge's own bound. */
      pageCacheBytes:
        given.PAGE_CACHE_MB === undefined ? undefined : Number(given.PAGE_CACHE_MB) * 1024 * 1024,
      /** How well pages are compressed, 1 to 11; undefined: the edge's own choice. */
      brotliLevel: given.BROTLI_LEVEL === undefined ? undefined : Number(given.BROTLI_LEVEL),
      /** Folder of the client build of the release before, whose files are served and compressed against. */
      releaseBefore: given.RELEASE_BEFORE === undefined ? undefined : resolve(given.RELEASE_BEFORE),
      logLevel: (given.LOG_LEVEL?.toLowerCase() ?? 'info') as (typeof logLevels)[number],
    })),
  );
