import { type AppConfigFile, appConfigFile, cleanAppConfig, isBlockedCountry } from '@tern/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { inProviderCall, sendObserved } from '../../observe/providerCalls.ts';
import { countryOfRequest } from '../../requestFacts.ts';
import { noteExperiments } from '../experiments/experiments.module.ts';
import { feedAppConfigCampaign, noteAppConfig } from '../payment/payment.module.ts';

const files = ['ac.json', 'ac_dev.json'] as const;
/** ms for which a file of the download host is served before it is requested again. */
const fresh = 5 * 60_000;
/** The same for a host that has never answered: in test mode it starts a moment after the service. */
const untilFirst = 1000;
const none: AppConfigFile = { marketingData: {}, campaign: null, downloads: {} };

/**
 * `GET /api/ac.json` and `/api/ac_dev.json` (spec section 7): the app config of the download host, from our own
 * origin, so that pages connect to nobody else. What is wrong in it is never passed on; while the host is
 * away the last good file stands in, and before there is one an empty config.
 */
export function appConfigFiles(context: Context) {
  const { appConfigOrigin, testMode } = context.config;
  /** The campaign of the other file is none of ours. */
  const ownFile = appConfigFile(!testMode);
  const kept = new Map<string, { body: AppConfigFile; requestedAt: number; found: boolean }>();
  const running = new Map<string, Promise<AppConfigFile>>();

  async function fetchFile(file: string): Promise<AppConfigFile> {
    const before = kept.get(file);
    let body = before?.body ?? none;
    let found = before?.found ?? false;
    try {
      const response = await inProviderCall(context, { provider: 'app_config', operation: file }, () =>
        sendObserved((headers) =>
          fetch(`${appConfigOrigin}/${file}`, { headers, signal: AbortSignal.timeout(3000) }),
        ),
      );
      const json: unknown = response.ok ? await response.json() : null;
      const config = cleanAppConfig(json);
      if (!config) throw new Error('no config');
      body = config;
      found = true;
      if (file === ownFile) {
        const { campaign, experiments } = json as { campaign?: unknown; experiments?: unknown };
        noteExperiments(context, experiments);
        noteAppConfig(context);
        await feedAppConfigCampaign(context, campaign);
      }
    } catch {
      context.log.warn({ file }, 'the app config could not be read');
    }
    kept.set(file, { body, requestedAt: context.clock.now(), found });
    return body;
  }

  function get(file: string): Promise<AppConfigFile> | AppConfigFile {
    if (!appConfigOrigin) return none;
    const known = kept.get(file);
    if (known && context.clock.now() - known.requestedAt < (known.found ? fresh : untilFirst))
      return known.body;
    let pending = running.get(file);
    if (!pending) {
      pending = fetchFile(file).finally(() => running.delete(file));
      running.set(file, pending);
    }
    // Nobody waits for a newer one.
    return known?.found ? known.body : pending;
  }
  /** Until there is a first file pages show no downloads: it is fetched again without a visitor who asks. */
  async function fetchFirst(wait: number): Promise<void> {
    await get(ownFile);
    if (appConfigOrigin && !kept.get(ownFile)?.found)
      setTimeout(() => void fetchFirst(Math.min(2 * wait, 60_000)), wait).unref();
  }
  // At start (spec section 4), so that no visitor waits for the host.
  void fetchFirst(untilFirst);

  return (app: FastifyInstance) => {
    for (const file of files) {
      app.get(`/api/${file}`, { config: { operation: file } }, async (request, reply) => {
        const body = await get(file);
        // No downloads for whom the service is not offered.
        const blocked = isBlockedCountry(countryOfRequest(request.raw, context));
        const response = blocked ? { ...body, downloads: {} } : body;
        return reply.type('application/json').send(JSON.stringify(response));
      });
    }
  };
}
