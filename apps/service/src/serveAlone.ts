import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { errors, failure } from '@tern/contract';
import { type Observe, openObserve } from '@tern/observe';
import { closerOf } from './closerOf.ts';
import { type Config, knownSettings, readConfig } from './config.ts';
import type { Environment } from './settings.ts';
import { stopOnSignal } from './stopOnSignal.ts';
import { unknownSettings } from './unknownSettings.ts';

interface Startable {
  handle: RequestListener;
  health(): Promise<boolean>;
  isLive(): boolean;
  drain(): void;
  close(): Promise<void>;
  readonly parts: readonly string[];
  readonly context: { log: { info(facts: object, message: string): void } };
}

const text = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
const retryAfter = 2;

function respondUnavailable(response: ServerResponse): void {
  response
    .writeHead(errors.unavailable.status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(retryAfter),
    })
    .end(JSON.stringify(failure('unavailable', { retry_after: retryAfter })));
}

/**
 * Serves the service as a process of its own. It listens at once: `/healthz` (live) is 200 while the start waits for
 * the database, `/readyz` (ready) 503, and so is everything else. `/healthz` turns to 503 when the service's own
 * database cannot be started again.
 */
export async function serveAlone(
  create: (options: { config: Config; signal: AbortSignal; observe: Observe }) => Promise<Startable>,
  env: Environment,
): Promise<void> {
  const config = readConfig(env);
  const port = Number(env.PORT ?? 3000);
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  for (const line of unknownSettings(env, knownSettings())) say(line);
  const observe = await openObserve(env, { serviceName: 'tern-service', sitePort: port });
  let service: Startable | undefined;
  let starting: Promise<Startable> | undefined;
  let draining = false;

  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0];
    // Connections that stay open would end in the middle of a request.
    if (draining) response.shouldKeepAlive = false;
    if (path === '/healthz') {
      const isLive = service?.isLive() ?? true;
      response.writeHead(isLive ? 200 : 503, text).end(isLive ? 'ok\n' : 'the database cannot be started\n');
    } else if (path === '/readyz') {
      void Promise.resolve(service?.health() ?? false).then((isReady) =>
        response.writeHead(isReady ? 200 : 503, text).end(isReady ? 'ok\n' : 'not ready\n'),
      );
    } else if (service) service.handle(request, response);
    else respondUnavailable(response);
  });
  const closeServer = closerOf(server);
  const signal = stopOnSignal({
    ...config,
    say,
    drain() {
      draining = true;
      service?.drain();
    },
    async close() {
      await closeServer();
      await starting?.then(
        (started) => started.close(),
        () => {},
      );
      await observe.close();
    },
  });
  await new Promise<void>((done, refuse) => {
    server.once('error', refuse);
    server.listen(port, config.host, done);
  });
  starting = create({ config, signal, observe });
  try {
    service = await starting;
  } catch (error) {
    // A stop that was asked for meanwhile ends the process in its own way.
    if (!signal.aborted) throw error;
    return;
  }
  if (!draining) service.context.log.info({ port, parts: service.parts }, 'ready');
}
