import { renewalPagePath, trialCancelPath } from '@tern/contract';
import { isCurrency } from '@tern/domain';
import { type RenewalPageState, renderRenewalPage } from '@tern/mails';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Context, timeFromNow } from '../../../context.ts';
import { requestFacts } from '../../../requestFacts.ts';
import type { RawRoutes } from '../../../server.ts';
import { mailLanguageOf } from '../../mail/enqueueMail.ts';
import { sayIn } from '../../mail/mail.module.ts';
import { renewalAt, slack } from '../ledger/renewalDays.ts';
import { linkedPageHeaders } from '../renewals/linkedPageHeaders.ts';
import { nextSum } from '../renewals/planAfter.ts';
import { type RenewalLink, readRenewalLink } from '../renewals/renewalLink.ts';
import { countPaid } from '../rows/charges.repo.ts';
import { findOrder } from '../rows/orders.repo.ts';
import type { OrderRow, SubscriptionRow } from '../rows/paymentRows.ts';
import { findSubscription, updateSubscription } from '../rows/subscriptions.repo.ts';
import { cancelByBuyer } from './cancelByBuyer.ts';

const headers = linkedPageHeaders("'self'");

/** The order of a link, as long as its charge lies ahead. */
interface Open {
  order: OrderRow;
  subscription: SubscriptionRow;
  chargeAt: Date;
  /** Its sum, in minor units of the order's currency. */
  amount: number;
}

/**
 * The pages that the mails about a coming charge link to: they stop or keep the plan without signing in, and their token
 * can do nothing else. Opening one changes nothing, since scanners open links too; the button posts a form.
 */
export function renewalPage(context: Context): RawRoutes {
  const send = async (
    reply: FastifyReply,
    token: unknown,
    press?: (link: RenewalLink, open: Open) => Promise<unknown>,
  ): Promise<FastifyReply> => {
    const read = await readRenewalLink(context, token);
    // Another card is given on a page of its own.
    const link = read?.act === 'card' ? null : read;
    const order = link ? await findOrder(context.db, link.orderId) : undefined;
    const before = link && order && (await openCharge(context, link, order));
    if (link && before && !before.subscription.cancelAtPeriodEnd) await press?.(link, before);
    const open = link && order && (await openCharge(context, link, order));
    const language = order ? await mailLanguageOf(context.db, order.userId) : 'en';
    const html = renderRenewalPage({
      page: link && order ? stateOf(link, open ?? null, timeFromNow(context)) : { state: 'unknown' },
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
      const config = { operation: 'renewalPage' };
      const query = (request: FastifyRequest) => (request.query as { token?: unknown }).token;
      // Mails about trials had the second path.
      for (const path of [renewalPagePath, trialCancelPath]) {
        scope.get(path, { config }, (request, reply) => send(reply, query(request)));
        scope.post(path, { config, bodyLimit: 4096 }, (request, reply) => {
          const sent = request.body instanceof URLSearchParams ? request.body.get('token') : null;
          return send(reply, sent ?? query(request), ({ act }, { order, subscription, chargeAt }) =>
            context.db.transaction<unknown>((tx) =>
              act === 'stop'
                ? cancelByBuyer(context, tx, { order, request: requestFacts(context, request) })
                : updateSubscription(tx, subscription.id, { keptFor: chargeAt }),
            ),
          );
        });
      }
    });
  };
}

async function openCharge(context: Context, { period }: RenewalLink, order: OrderRow): Promise<Open | null> {
  const subscription = await findSubscription(context.db, order.id);
  if (subscription?.state !== 'active') return null;
  const { trialEndsAt } = subscription;
  const same =
    period === 'trial'
      ? trialEndsAt !== null
      : trialEndsAt === null && period === (await countPaid(context.db, order.id));
  // Of a pause that has just been cancelled it is the date that there was.
  const cancelled = subscription.cancelAtPeriodEnd ? subscription.pauseConfirmed : null;
  const chargeAt = trialEndsAt ?? cancelled ?? renewalAt(context, order, subscription);
  if (!same || chargeAt.getTime() <= context.clock.now()) return null;
  return { order, subscription, chargeAt, amount: await nextSum(context.db, order, subscription) };
}

function stateOf({ act }: RenewalLink, open: Open | null, now: Date): RenewalPageState {
  if (!open) return { state: 'over' };
  const { order, subscription, chargeAt, amount } = open;
  const { currency } = order;
  if (!isCurrency(currency)) return { state: 'over' };
  const { trialEndsAt, currentPeriodEnd, cancelAtPeriodEnd, keptFor } = subscription;
  const paused = chargeAt.getTime() - currentPeriodEnd.getTime() > slack;
  const kept = act === 'keep' && keptFor?.getTime() === chargeAt.getTime();
  return {
    state: cancelAtPeriodEnd ? 'cancelled' : kept ? 'kept' : act === 'keep' ? 'keep' : 'stop',
    trial: trialEndsAt !== null,
    chargeAt,
    endsAt: trialEndsAt ?? currentPeriodEnd,
    price: { amount, currency },
    ...(paused && { paused: currentPeriodEnd <= now ? ('over' as const) : ('ahead' as const) }),
  };
}
