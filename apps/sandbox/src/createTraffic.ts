import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

export interface Traffic {
  /** Records the calls to the routes that are added to this scope afterwards, as calls to this provider. */
  listen(scope: FastifyInstance, provider: string): void;
  /** Records a webhook as it is sent. */
  sent(webhook: { provider: string; type: string; headers: Record<string, string>; body: string }): void;
}

/**
 * Writes what is said between the shop and the stand-ins to a file of this process in `folder`, a line of JSON for
 * each call with its response and for each webhook. Does nothing without a folder. `packages/testing` reads the
 * lines and checks every body against the provider's own material.
 */
export function createTraffic(folder: string | null | undefined): Traffic {
  if (!folder) return { listen() {}, sent() {} };
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${process.pid}.jsonl`);
  const write = (line: object) => appendFileSync(file, `${JSON.stringify(line)}\n`);
  return {
    listen(scope, provider) {
      scope.addHook('onSend', (request, reply, payload, done) => {
        write({
          said: 'call',
          provider,
          method: request.method,
          route: request.routeOptions.url,
          path: request.url,
          headers: request.headers,
          request: typeof request.body === 'string' ? request.body : '',
          status: reply.statusCode,
          response: typeof payload === 'string' ? payload : '',
        });
        done();
      });
    },
    sent: (webhook) => write({ said: 'webhook', ...webhook }),
  };
}
