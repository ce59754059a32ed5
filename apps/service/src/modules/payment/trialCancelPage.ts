import { createHash } from 'node:crypto';
import { trialCancelPath } from '@tern/contract';
import { renderTrialPage, type TrialPageState, trialPageStyle } from '@tern/mails';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { requestFacts } from '../../requestFacts.ts';
import type { RawRoutes } from '../../server.ts';
import { mailLanguageOf } from '../mail/enqueueMail.ts';
import { sayIn } from '../mail/mail.module.ts';
import { cancelByBuyer } from './cancelByBuyer.ts';
import { findOrder } from './orders.repo.ts';
import type { OrderRow } from './paymentRows.ts';
import { findSubscription } from './subscriptions.repo.ts';
import { orderOfTrialToken } from './trialLink.ts';

const styleHash = createHash('sha256').update(trialPageStyle).digest('base64');
const headers = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
};

/**
 * The page that the mails about a trial link to: it cancels without signing in, and its token can do nothing else.
 * Opening it changes nothing, since scanners open links too; the button posts a form.
 */
export function trialCancelPage(context: Context): RawRoutes {
  const send = async (
    reply: FastifyReply,
    token: unknown,
    change?: (order: OrderRow) => Promise<void>,
  ): Promise<FastifyReply> => {
    const orderId = await orderOfTrialToken(context, token);
    const order = orderId ? await findOrder(context.db, orderId) : undefined;
    if (order && (await stateOf(context, order)).state === 'running') await change?.(order);
    const page = order ? await stateOf(context, order) : ({ state: 'unknown' } as const);
    const language = order ? await mailLanguageOf(context.db, order.userId) : 'en';
    const html = renderTrialPage({
      page,
      language,
      say: sayIn(language),
      publicOrigin: context.config.publicOrigin,
      token: String(token ?? ''),
    });
    return reply
      .code(order ? 200 : 404)
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(html);
  };
  return (app) => {
    app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) =>
        done(null, new URLSearchParams(String(body))),
      );
      const config = { operation: 'trialCancel' };
      const query = (request: FastifyRequest) => (request.query as { token?: unknown }).token;
      scope.get(trialCancelPath, { config }, (request, reply) => send(reply, query(request)));
      scope.post(trialCancelPath, { config, bodyLimit: 4096 }, (request, reply) => {
        const sent = request.body instanceof URLSearchParams ? request.body.get('token') : null;
        return send(reply, sent ?? query(request), (order) =>
          context.db.transaction((tx) =>
            cancelByBuyer(context, tx, { order, request: requestFacts(context, request) }),
          ),
        );
      });
    });
  };
}

async function stateOf(context: Context, order: OrderRow): Promise<TrialPageState> {
  const subscription = await findSubscription(context.db, order.id);
  const endsAt = subscription?.trialEndsAt;
  if (!endsAt || subscription.state !== 'active' || endsAt.getTime() <= context.clock.now()) {
    return { state: 'over' };
  }
  return { state: subscription.cancelAtPeriodEnd ? 'cancelled' : 'running', endsAt };
}
