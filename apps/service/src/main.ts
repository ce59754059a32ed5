import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';
import type { CompiledArticles } from '@tern/articles';
import { createObserve, type Observe } from '@tern/observe';
import type { Logger } from 'pino';
import type { Clock, RandomBytes } from './clock.ts';
import { type Config, readConfig } from './config.ts';
import type { Context } from './context.ts';
import type { Connection } from './db/connect.ts';
import { databaseFailure } from './db/DatabaseUnavailable.ts';
import { describeParts } from './describeParts.ts';
import { describeError } from './failures/describeError.ts';
import { endOnFailure, endWithFailure } from './failures/endOnFailure.ts';
import { handlers } from './handlers.ts';
import { jobsOf } from './jobs.ts';
import { emailChangePage, factorRecoveryPage, writeFailedSignIns } from './modules/account/account.module.ts';
import { readBearer, renewSessionCookies } from './modules/account/sessions.ts';
import { writeEvents } from './modules/analytics/analytics.module.ts';
import { appConfigFiles } from './modules/appConfig/appConfigFiles.ts';
import { readBuiltArticles, syncMarkdown, wordPressPictures } from './modules/blog/blog.module.ts';
import { requirePass } from './modules/botCheck/botCheck.module.ts';
import { openGeoReader } from './modules/geo/geoReader.ts';
import { createMailSender, mailStopPage } from './modules/mail/mail.module.ts';
import { openvpnFiles, signedFeed } from './modules/network/network.module.ts';
import {
  createNewsletterSender,
  oneClickUnsubscribe,
  relayNotices,
} from './modules/newsletter/newsletter.module.ts';
import { planSeeds } from './modules/payment/catalogue/planSeeds.ts';
import { seedPlans } from './modules/payment/catalogue/plans.repo.ts';
import { instrumentPage } from './modules/payment/instruments/instrumentPage.ts';
import { renewalPage } from './modules/payment/leaving/renewalPage.ts';
import { createAdapters } from './modules/payment/providers/createAdapters.ts';
import { providerWebhooks } from './modules/payment/settle/providerWebhooks.ts';
import { policyReports } from './modules/report/report.module.ts';
import { createLog } from './observe/createLog.ts';
import { observeJob } from './observe/observeJob.ts';
import { createServiceMetrics } from './observe/serviceMetrics.ts';
import { registerPoolMetrics, registerStateMetrics } from './observe/stateMetrics.ts';
import { openDatabase } from './openDatabase.ts';
import { serveReport } from './ops/report/serveReport.ts';
import { repeat } from './repeat.ts';
import { addressOf, countryOfRequest, type RequestHead } from './requestFacts.ts';
import { serveAlone } from './serveAlone.ts';
import { createServer, type RawRoutes } from './server.ts';
import type { Environment } from './settings.ts';

export { type Config, knownSettings, readConfig } from './config.ts';
export { dataDirLock, isClaimed } from './dataDirLock.ts';
export { readBuiltArticles } from './modules/blog/blog.module.ts';
export { apiBaseVariables, standInKeys } from './modules/payment/providers/paymentConfig.ts';
export { sandboxSettings } from './sandboxSettings.ts';

export interface ServiceOptions {
  /** Read by `readConfig`, unless `config` is given. */
  env?: Environment;
  config?: Config;
  clock?: Clock;
  random?: RandomBytes;
  logger?: Logger;
  /** Where metrics and spans go; nowhere without one. */
  observe?: Observe;
  /** Runs the mail outbox, the reconciler and the clean-up. On unless false. */
  background?: boolean;
  /** Ends a start that waits for the database. */
  signal?: AbortSignal;
  /** The articles of the repository, compiled; null where there are none. Left as they are stored without it. */
  articles?: () => CompiledArticles | null;
}

export interface Service {
  /** Path prefixes to hand over. */
  readonly prefixes: readonly string[];
  /** Node's request listener for these prefixes. Responds to everything, unknown paths included. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Two letters, or null when the address says nothing: what a page's currency follows. */
  countryOf(request: RequestHead): string | null;
  /** The visitor's address, after the proxies that are trusted. */
  addressOf(request: RequestHead): string;
  /** Whether the database responds and takes writes, and no stop is under way. */
  health(): Promise<boolean>;
  /** False once its own database cannot be started again: another start of the process may help, and nothing else. */
  isLive(): boolean;
  /** A stop is near: `health` turns false, and the background takes no new work. Requests are still served. */
  drain(): void;
  /** Finishes running requests and the work under way in the background, then stops the database. */
  close(): Promise<void>;
  readonly config: Config;
  /** The parts that were started, one line each, without secrets. */
  readonly parts: readonly string[];
  /** For tests and tools that share the process. */
  readonly context: Context;
  /** Reads the articles anew, and writes what changed. */
  syncArticles(): Promise<void>;
  /** One round of everything that runs in the background, or of these jobs. */
  runBackground(only?: readonly string[]): Promise<void>;
}

/** Routes that are no operation of the contract: webhooks, links of mails, files. */
const rawRoutesOf = (context: Context): RawRoutes[] =>
  [
    providerWebhooks,
    appConfigFiles,
    oneClickUnsubscribe,
    policyReports,
    relayNotices,
    renewalPage,
    instrumentPage,
    emailChangePage,
    factorRecoveryPage,
    mailStopPage,
    wordPressPictures,
    signedFeed,
    openvpnFiles,
  ].map((route) => route(context));

/**
 * Starts the API: database (embedded without `DATABASE_URL`), migrations, operations, background work.
 * Throws a `ConfigError` or an `Error` of one sentence when it cannot.
 */
export async function createService(options: ServiceOptions = {}): Promise<Service> {
  const config = options.config ?? readConfig(options.env ?? process.env);
  const clock = options.clock ?? { now: Date.now };
  const random = options.random ?? randomBytes;
  const log = options.logger ?? createLog(config.logLevel);
  const observe = options.observe ?? createObserve();
  const undo: (() => unknown)[] = [];
  const stopping = new AbortController();
  const close = async () => {
    stopping.abort();
    for (const step of undo.splice(0).reverse()) await step();
  };

  try {
    const connection = await openDatabase(config, { log, signal: options.signal, undo });
    await seedPlans(connection.db, planSeeds);

    const instruments = { metrics: createServiceMetrics(observe), tracing: observe.tracing };
    const context: Context = {
      ...instruments,
      config,
      db: connection.db,
      clock,
      random,
      log,
      geo: openGeoReader(config.dataDir),
      adapters: createAdapters(config.payment, clock, instruments),
    };
    const syncArticles = async () => {
      const compiled = options.articles?.();
      if (compiled) await syncMarkdown(context, compiled);
    };
    await syncArticles();
    registerStateMetrics(observe, context);
    registerPoolMetrics(observe, context);
    serveReport(observe, context);
    undo.push(() => writeRest(context));
    const server = await createServer({
      context,
      handlers,
      rawRoutes: rawRoutesOf(context),
      readBearer: (token) => readBearer(context, token),
      renewCookies: renewSessionCookies,
      requirePass: (action, recasign, visitor) => requirePass(context, action, recasign, visitor),
    });
    undo.push(() => server.app.close());

    const mails = createMailSender(context);
    undo.push(() => mails.close());
    const newsletters = createNewsletterSender(context);
    undo.push(() => newsletters.close());
    const jobs = jobsOf(context, mails, newsletters).map((job) => observeJob(context.metrics, job));
    if (options.background !== false) {
      for (const job of jobs) {
        const onError = (error: unknown) => {
          const level = databaseFailure(error) ? 'warn' : 'error';
          log[level]({ job: job.name, failure: describeError(error) }, 'background work failed');
        };
        const work = () => job.run(stopping.signal);
        undo.push(repeat(job.seconds * 1000, work, { first: job.first, stopping: stopping.signal, onError }));
      }
    }
    undo.push(() => server.drain());

    return {
      prefixes: ['/api', '/ws', '/l10n'],
      handle: server.handle,
      countryOf: (request) => countryOfRequest(request, context),
      addressOf: (request) => addressOf(request, context),
      health: async () => !stopping.signal.aborted && (await isDatabaseUp(connection.pool)),
      isLive: connection.isLive,
      drain: () => stopping.abort(),
      close,
      config,
      parts: [...describeParts(config), `geography: ${context.geo.sources.join('; ')}`],
      context,
      syncArticles,
      async runBackground(only) {
        for (const job of jobs) {
          if (only?.includes(job.name) ?? true) await job.run(stopping.signal);
        }
      },
    };
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
}

/** Writes what waits in memory: the last round may not have written everything. */
async function writeRest(context: Context): Promise<void> {
  await Promise.allSettled([writeFailedSignIns(context), writeEvents(context)]);
}

/** Whether a database responds within two seconds, and takes writes: nothing is sold on one that is read-only. */
async function isDatabaseUp(pool: Connection['pool']): Promise<boolean> {
  const reply = pool.query("select current_setting('transaction_read_only') as read_only").then(
    ({ rows }) => rows[0]?.read_only === 'off',
    () => false,
  );
  const late = new Promise<false>((done) => setTimeout(done, 2000, false).unref());
  return Promise.race([reply, late]);
}

/** Runs the service as a process of its own, on `PORT`, until it is told to stop. Says in words why it cannot start, and ends with code 1. */
export function runService(): void {
  endOnFailure('The service ended');
  serveAlone((given) => createService({ ...given, articles: readBuiltArticles }), process.env).catch(
    (error: unknown) => endWithFailure('The service cannot start', error),
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) runService();
