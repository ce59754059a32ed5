import { oneClickUnsubscribePath, success } from '@tern/contract';
import type { Context } from '../../context.ts';
import { OperationError } from '../../handler.ts';
import { rawBodies } from '../../rawBodies.ts';
import type { RawRoutes } from '../../server.ts';
import { leaveList } from './leaveList.ts';

const bodyLimit = 4096;

/**
 * RFC 8058: the mail program posts a form to the address in `List-Unsubscribe`. A person who opens that
 * address is led to the page; opening alone ends nothing, since scanners open links too.
 */
export function oneClickUnsubscribe(context: Context): RawRoutes {
  return rawBodies({ bodyLimit }, (scope) => {
    const config = { operation: 'oneClickUnsubscribe' };
    const tokenOf = (query: unknown) => {
      const { token } = query as { token?: unknown };
      if (typeof token !== 'string' || !/^[\w-]{16,128}$/.test(token)) {
        throw new OperationError('link_expired');
      }
      return token;
    };
    scope.post(oneClickUnsubscribePath, { config, bodyLimit }, async (request, reply) => {
      if (!/List-Unsubscribe\s*=?[\s\S]*One-Click/i.test(String(request.body))) {
        throw new OperationError('malformed_request');
      }
      if (!(await leaveList(context, tokenOf(request.query)))) {
        throw new OperationError('link_expired');
      }
      return reply.send(success(null));
    });
    scope.get(oneClickUnsubscribePath, { config }, async (request, reply) =>
      reply.redirect(`${context.config.publicOrigin}/edmsub?leave=${tokenOf(request.query)}`, 302),
    );
  });
}
