import { type Config, sandboxSettings } from '@tern/service';
import { sandboxIsOn } from '@tern/service/forEdge';
import { buildSite } from './buildSite.ts';
import { claimPort, readPort } from './claimPort.ts';
import { createDevelopment } from './development.ts';
import { readyLine } from './readyLine.ts';
import { runUntilSignal, type Started } from './runUntilSignal.ts';
import { StartError } from './StartError.ts';
import { say } from './say.ts';
import { serveProduct } from './serveProduct.ts';
import { siteDist } from './siteDist.ts';
import { startSandbox, stopped } from './startSandbox.ts';
import { type WatchedArticles, watchArticles } from './watchArticles.ts';

/**
 * Starts the whole product: site build, service with its database, edge, and in test mode the sandbox.
 * `PORT`, `DATA_DIR`, `DATABASE_URL`, `SERVICE_ORIGIN` and the provider keys come from the environment.
 * With `--watch` the site is served from its sources, for those who work on it.
 */
const watching = process.argv.includes('--watch');

async function prepareSite(started: Started, articles: WatchedArticles | undefined) {
  if (!watching) {
    buildSite();
    return undefined;
  }
  const development = await createDevelopment(articles?.servePicture);
  started.push(() => development.close());
  say('site: from its sources, pages follow every change');
  return development;
}

/**
 * The ports of the stand-ins follow the port of the site; on UDP the last one is the DNS of the sandbox. None is left
 * to the system, which could give it to a connection before the sandbox listens there.
 */
const sandboxPorts = (port: number) => ({
  sandboxPort: port + 1,
  stunPorts: [port + 2, port + 3],
  smtpPort: port + 4,
});

async function settingsWithSandbox(env: NodeJS.ProcessEnv, port: number): Promise<void> {
  const { sandboxPort, stunPorts, smtpPort } = sandboxPorts(port);
  Object.assign(env, sandboxSettings(env, sandboxPort, new Date()));
  if (env.DNS_ZONE) env.DNS_LOG ??= `http://127.0.0.1:${sandboxPort}/dns/lookups.json`;
  env.STUN_SERVERS ??= stunPorts.map((stun) => `stun:localhost:${stun}`).join(',');
  if (env.SMTP_URL) return;
  await claimPort(smtpPort, 'the mail inbox');
  env.SMTP_URL = `smtp://127.0.0.1:${smtpPort}`;
}

async function addSandbox(
  { env, port, config }: { env: NodeJS.ProcessEnv; port: number; config: Config },
  started: Started,
): Promise<void> {
  const { sandboxPort, stunPorts } = sandboxPorts(port);
  await claimPort(sandboxPort, 'the sandbox', config.host);
  const sandbox = await startSandbox({
    port: sandboxPort,
    host: config.host,
    smtpPort: Number(new URL(env.SMTP_URL as string).port),
    stunPorts,
    dataDir: config.dataDir,
    webhookOrigin: `http://127.0.0.1:${port}`,
    keys: config.payment,
  });
  started.push(() => stopped(sandbox));
  sandbox.once('exit', () => {
    if (!started.stopping)
      console.error('The sandbox has ended; payments and mails do not work until the next start.');
  });
  say(
    `sandbox: http://localhost:${sandboxPort} (mails at /inbox, payments at /payments), STUN on UDP ${stunPorts.join(' and ')}${env.DNS_ZONE ? `, DNS of ${env.DNS_ZONE} on UDP ${port + 4}` : ''}`,
  );
}

void runUntilSignal(async (started) => {
  const env = { ...process.env };
  const port = readPort(env.PORT);
  const production = env.NODE_ENV === 'production';
  if (production && watching) throw new StartError('--watch is for development; unset NODE_ENV.');
  const sandboxOn = sandboxIsOn(env);
  if (sandboxOn && env.TLS_CERT)
    throw new StartError('TLS_CERT is for a start without the sandbox, which calls the site without TLS.');
  env.PUBLIC_ORIGIN ??= production && !sandboxOn ? undefined : `http://localhost:${port}`;
  if (sandboxOn) await settingsWithSandbox(env, port);
  const articles = watching ? watchArticles(started) : undefined;
  const config = await serveProduct(
    { env, port, siteDist, articles, prepareSite: (each) => prepareSite(each, articles) },
    started,
  );
  if (sandboxOn && config) await addSandbox({ env, port, config }, started);
  say(readyLine(env, port));
});
