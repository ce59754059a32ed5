import { instrumentPagePath } from '@tern/contract';
import { isCurrency, providerNameOf } from '@tern/domain';
import { type InstrumentPageState, renderInstrumentPage } from '@tern/mails';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../../context.ts';
import type { RawRoutes } from '../../../server.ts';
import { mailLanguageOf } from '../../mail/enqueueMail.ts';
import { sayIn } from '../../mail/mail.module.ts';
import { ProviderRefused, ProviderUnavailable } from '../providers/PaymentAdapter.ts';
import { linkedPageHeaders } from '../renewals/linkedPageHeaders.ts';
import { nextSum } from '../renewals/planAfter.ts';
import { type RenewalLink, readRenewalLink } from '../renewals/renewalLink.ts';
import { countPaid } from '../rows/charges.repo.ts';
import { findOrder } from '../rows/orders.repo.ts';
import type { OrderRow, SubscriptionRow } from '../rows/paymentRows.ts';
import { findSubscription } from '../rows/subscriptions.repo.ts';
import { instrumentOf } from './instrumentOf.ts';
import { isCharged, openInstrument } from './openInstrument.ts';

/** The form leads on to the provider's page, wherever that is. */
const headers = linkedPageHeaders("'self' https: http:");

interface Open {
  order: OrderRow;
  subscription: SubscriptionRow;
}

/**
 * The page that mails about a failed charge or a card that ends lead to: another card is given without signing in and
 * without scripts. Opening it changes nothing; its button leads to the provider's page, which leads back here.
 */
export function instrumentPage(context: Context): RawRoutes {
  const openOf = async (link: RenewalLink | null): Promise<Open | null> => {
    const order = link?.act === 'card' ? await findOrder(context.db, link.orderId) : undefined;
    const subscription = order && (await findSubscription(context.db, order.id));
    if (!link || !order || !subscription || !isCharged(subscription)) return null;
    const same =
      link.period === 'trial'
        ? subscription.trialEndsAt !== null
        : link.period === (await countPaid(context.db, order.id));
    return same ? { order, subscription } : null;
  };

  const stateOf = async (
    { order, subscription }: Open,
    returned: string | undefined,
  ): Promise<InstrumentPageState> => {
    const shown = await instrumentOf(context, { order, subscription });
    const provider = providerNameOf(order.method);
    if (!isCurrency(order.currency) || !provider) return { state: 'over' };
    const { instrument } = shown;
    if (returned === 'done') return { state: shown.waiting ? 'waiting' : 'done', instrument, provider };
    return {
      state: 'open',
      instrument,
      provider,
      overdue: subscription.state === 'past_due',
      price: { amount: await nextSum(context.db, order, subscription), currency: order.currency },
      chargeAt: shown.next_charge_at ? new Date(shown.next_charge_at) : null,
      providerUrl: shown.provider_url,
      unchanged: returned === 'back',
    };
  };

  const send = async (
    reply: FastifyReply,
    { token, returned }: { token: unknown; returned?: string | undefined },
    failed = false,
  ): Promise<FastifyReply> => {
    const link = await readRenewalLink(context, token);
    const order = link ? await findOrder(context.db, link.orderId) : undefined;
    const open = await openOf(link);
    const language = order ? await mailLanguageOf(context.db, order.userId) : 'en';
    const known = link?.act === 'card' && order !== undefined;
    // Paid meanwhile with what was given: the link is over, and the charge has gone well.
    const page = open
      ? await stateOf(open, returned)
      : { state: known ? ('over' as const) : ('unknown' as const) };
    const html = renderInstrumentPage({
      page: failed && page.state === 'open' ? { ...page, failed } : page,
      language,
      say: sayIn(language),
      publicOrigin: context.config.publicOrigin,
      token: String(token ?? ''),
    });
    return reply
      .code(known ? 200 : 404)
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(html);
  };

  const press = async (reply: FastifyReply, token: unknown): Promise<FastifyReply> => {
    const open = await openOf(await readRenewalLink(context, token));
    if (!open) return send(reply, { token });
    const language = await mailLanguageOf(context.db, open.order.userId);
    const here = `${context.config.publicOrigin}${instrumentPagePath}?token=${String(token)}`;
    try {
      const url = await openInstrument(context, open, {
        done: `${here}&paying=done`,
        back: `${here}&paying=back`,
        base: language === 'en' ? '' : `/${language}`,
      });
      return url === null ? send(reply, { token }) : reply.headers(headers).redirect(url, 303);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error;
      return send(reply, { token }, true);
    }
  };

  return (app) => {
    app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) =>
        done(null, new URLSearchParams(String(body))),
      );
      const config = { operation: 'instrumentPage' };
      const query = (request: FastifyRequest) => request.query as { token?: string; paying?: string };
      scope.get(instrumentPagePath, { config }, (request, reply) => {
        const { token, paying } = query(request);
        return send(reply, { token, returned: paying });
      });
      scope.post(instrumentPagePath, { config, bodyLimit: 4096 }, (request, reply) => {
        const sent = request.body instanceof URLSearchParams ? request.body.get('token') : null;
        return press(reply, sent ?? query(request).token);
      });
    });
  };
}
