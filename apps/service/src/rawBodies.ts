import type { FastifyInstance } from 'fastify';
import type { RawRoutes } from './server.ts';

/**
 * Routes that take their bodies as they came: text of any type, or the bytes where a signature covers them. All others
 * take JSON. `bodyLimit` in bytes.
 */
export function rawBodies(
  { bodyLimit, parseAs = 'string' }: { bodyLimit: number; parseAs?: 'string' | 'buffer' },
  addRoutes: (scope: FastifyInstance) => void,
): RawRoutes {
  return (app) => {
    app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs, bodyLimit }, (_request, body, done) => done(null, body));
      addRoutes(scope);
    });
  };
}
