import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { createEdge, type Edge } from '@tern/edge';
import {
  ConfigError,
  createService,
  openCountries,
  readConfig,
  type Service,
  sandboxIsOn,
  sandboxSettings,
} from '@tern/service';
import { siteFingerprint } from '@tern/site/fingerprint';
import { createDevelopment } from './development.ts';

/**
 * Starts the whole product: site build, service with its database, edge, and in test mode the sandbox.
 * `PORT`, `DATA_DIR`, `DATABASE_URL`, `SERVICE_ORIGIN` and the provider keys come from the environment.
 * With `--watch` the site is served from its sources, for those who work on it.
 */
const root = resolve(import.meta.dirname, '../../..');
const siteDist = join(root, 'apps/site/dist');
const watching = process.argv.includes('--watch');
const say = (line: string) => console.log(line);

class StartError extends Error {}

function buildSite(): void {
  const mark = join(siteDist, 'fingerprint');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === siteFingerprint()) {
    say('site: built already');
    return;
  }
  const started = performance.now();
  execFileSync(process.execPath, [join(root, 'apps/site/scripts/build.ts')], { stdio: 'inherit', cwd: root });
  say(`site: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Resolves with a free port, or rejects in one sentence when the requested one is taken. */
function claimPort(port: number, name: string): Promise<number> {
  return new Promise((done, refuse) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      refuse(
        error.code === 'EADDRINUSE'
          ? new StartError(
              `Port ${port} is in use, so ${name} cannot start there. Set PORT to another number.`,
            )
          : error,
      ),
    );
    probe.listen(port, () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : port));
    });
  });
}

async function startSandbox(options: {
  port: number;
  smtpPort: number;
  stunPorts: readonly number[];
  dataDir: string;
  webhookOrigin: string;
  /** The keys of each provider, by its name. */
  keys: object;
}): Promise<ChildProcess> {
  mkdirSync(options.dataDir, { recursive: true });
  const child = fork(join(root, 'apps/sandbox/src/main.ts'), {
    env: {
      ...process.env,
      SANDBOX_PORT: String(options.port),
      SMTP_PORT: String(options.smtpPort),
      STUN_PORTS: options.stunPorts.join(','),
      DNS_PORT: String(options.port + 3),
      SANDBOX_STATE: join(options.dataDir, 'sandbox.json'),
      WEBHOOK_ORIGIN: options.webhookOrigin,
      SANDBOX_KEYS: JSON.stringify(options.keys),
    },
  });
  await new Promise<void>((done, refuse) => {
    child.once('message', () => done());
    child.once('exit', (code) =>
      refuse(new StartError(`The sandbox ended with code ${code} before it was ready.`)),
    );
  });
  return child;
}

/** Where reCAPTCHA's parts come from, when its keys are set. */
function botCheckHosts(env: NodeJS.ProcessEnv): string[] {
  const chosen = env.RECAPTCHA_V2_SITE_KEY || env.RECAPTCHA_V3_SITE_KEY;
  if (!chosen || (env.BOT_CHECK && env.BOT_CHECK !== 'recaptcha')) return [];
  const host = new URL(env.RECAPTCHA_HOST || 'https://www.google.com').origin;
  return [host, 'https://www.gstatic.com'];
}

const stopped = (child: ChildProcess) =>
  new Promise<void>((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });

async function main(): Promise<void> {
  const env = { ...process.env };
  const port = Number(env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_531) {
    throw new StartError(`PORT is "${env.PORT}"; write a number from 1 to 65531.`);
  }
  const production = env.NODE_ENV === 'production';
  if (production && watching) throw new StartError('--watch is for development; unset NODE_ENV.');
  const sandboxOn = sandboxIsOn(env);
  const sandboxPort = port + 1;
  const stunPorts = [port + 2, port + 3];
  env.PUBLIC_ORIGIN ??= production && !sandboxOn ? undefined : `http://localhost:${port}`;
  if (sandboxOn) {
    Object.assign(env, sandboxSettings(env, sandboxPort, new Date()));
    if (env.DNS_ZONE) env.DNS_LOG ??= `http://127.0.0.1:${sandboxPort}/dns/lookups.json`;
    env.STUN_SERVERS ??= stunPorts.map((stun) => `stun:localhost:${stun}`).join(',');
    if (!env.SMTP_URL) env.SMTP_URL = `smtp://127.0.0.1:${await claimPort(0, 'the mail inbox')}`;
  }

  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    say('stopping: requests under way are finished first');
    // Whoever waits longer than that is cut off; the database shuts down by itself when this process leaves.
    setTimeout(() => process.exit(0), 4_000).unref();
    stop().then(
      () => process.exit(0),
      (error: Error) => {
        console.error(error.message);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);

  try {
    // Wrong settings are reported before anything is built.
    const config = env.SERVICE_ORIGIN ? null : readConfig(env);
    await claimPort(port, 'the site');
    let service: Service | undefined;
    if (config) {
      service = await createService({ config });
      undo.push(() => (service as Service).close());
      for (const part of service.parts) say(part);
    } else {
      say(`service: ${env.SERVICE_ORIGIN}`);
    }
    const development = watching ? await createDevelopment() : undefined;
    if (development) {
      undo.push(() => development.close());
      say('site: from its sources, pages follow every change');
    } else buildSite();
    const edge: Edge = await createEdge({
      port,
      siteDist,
      ...(development ? { development } : {}),
      publicOrigin: config?.publicOrigin ?? env.PUBLIC_ORIGIN ?? `http://localhost:${port}`,
      testMode: config?.testMode ?? sandboxOn,
      botCheckHosts: botCheckHosts(env),
      ...(service
        ? { service }
        : { serviceOrigin: env.SERVICE_ORIGIN as string, countryOf: await openCountries(env) }),
      onError: (error, request) => {
        const message = error instanceof Error ? error.message : String(error);
        console.error(JSON.stringify({ part: 'edge', method: request.method, message }));
      },
    });
    undo.push(() => edge.close());
    if (sandboxOn && config) {
      await claimPort(sandboxPort, 'the sandbox');
      const sandbox = await startSandbox({
        port: sandboxPort,
        smtpPort: Number(new URL(env.SMTP_URL as string).port),
        stunPorts,
        dataDir: config.dataDir,
        webhookOrigin: `http://127.0.0.1:${port}`,
        keys: config.payment,
      });
      undo.push(() => stopped(sandbox));
      sandbox.once('exit', () => {
        if (!stopping)
          console.error('The sandbox has ended; payments and mails do not work until the next start.');
      });
      say(
        `sandbox: http://localhost:${sandboxPort} (mails at /inbox, payments at /payments), STUN on UDP ${stunPorts.join(' and ')}${env.DNS_ZONE ? `, DNS of ${env.DNS_ZONE} on UDP ${port + 4}` : ''}`,
      );
    }
    say(`Tern is ready at http://localhost:${port}`);
  } catch (error) {
    await stop().catch(() => {});
    throw error;
  }
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) {
    console.error('Tern cannot start with these settings:');
    for (const problem of error.problems) console.error(`- ${problem}`);
  } else {
    console.error(error instanceof Error ? error.message : error);
  }
  process.exit(1);
});
