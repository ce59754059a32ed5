import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bankPage, cardExpiry, cardPage, cardWords, checkCard, noCard, readCard } from '../../cardPage.ts';
import { html, page } from '../../html.ts';
import type { StateFile } from '../../state.ts';
import { cardOutcome } from './cardOutcome.ts';
import type { SetupSession } from './records.ts';
import type { SetupSessions } from './setupSessions.ts';

/** The page of a session in the setup mode, `/stripe/setup/{session}`: another card, and nothing is charged. */
export function stripeSetupPage(
  app: FastifyInstance,
  { state, setups, now }: { state: StateFile; setups: SetupSessions; now: () => number },
) {
  const send = (reply: FastifyReply, body: string, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(body);
  const sessionOf = (request: FastifyRequest) => setups.find((request.params as { id: string }).id);
  const bodyOf = (request: FastifyRequest) =>
    new URLSearchParams(typeof request.body === 'string' ? request.body : '');
  const billOf = ({ customer, cancel_url }: SetupSession) => ({
    provider: 'Stripe',
    name: 'Another card',
    amount: 0,
    currency: 'usd',
    email: state.data.stripe.customers[customer]?.email ?? null,
    cancelUrl: cancel_url,
    saves: true,
  });
  const ended = (reply: FastifyReply, session: SetupSession) =>
    session.status === 'complete'
      ? reply.redirect(session.success_url, 303)
      : send(
          reply,
          page('This page has expired', html`<h1>This page has expired.</h1>`, { width: 'narrow' }),
          410,
        );
  const unknown = (reply: FastifyReply) =>
    send(reply, page('Unknown page', html`<h1>There is no such page.</h1>`, { width: 'narrow' }), 404);

  /** The cards that a bank is asked about. */
  const asked = new Map<string, Parameters<SetupSessions['complete']>[1]>();

  app.get('/stripe/setup/:id', (request, reply) => {
    const session = sessionOf(request);
    if (!session) return unknown(reply);
    return session.status === 'open'
      ? send(reply, cardPage(billOf(session), noCard, {}))
      : ended(reply, session);
  });

  app.post('/stripe/setup/:id', (request, reply) => {
    const session = sessionOf(request);
    if (!session) return unknown(reply);
    if (session.status !== 'open') return ended(reply, session);
    const card = readCard(bodyOf(request));
    const errors = checkCard(card, now());
    if (Object.keys(errors).length) return send(reply, cardPage(billOf(session), card, errors), 422);
    const given = { number: card.number.replace(/\D/g, ''), wallet: false, ...cardExpiry(card) };
    const outcome = cardOutcome(given.number, 'setup');
    if (outcome === 'declines' || outcome === 'no-funds' || outcome === 'expired') {
      return send(reply, cardPage(billOf(session), card, { form: cardWords[outcome] }), 402);
    }
    if (outcome === 'three-d-secure') {
      asked.set(session.id, given);
      return send(reply, bankPage(billOf(session), `/stripe/setup/${session.id}/confirm`));
    }
    setups.complete(session, given);
    state.save();
    return ended(reply, session);
  });

  app.post('/stripe/setup/:id/confirm', (request, reply) => {
    const session = sessionOf(request);
    if (!session) return unknown(reply);
    if (session.status !== 'open') return ended(reply, session);
    const given = asked.get(session.id);
    if (!given || bodyOf(request).get('answer') !== 'yes') {
      const form = 'We are unable to authenticate your payment method. Please try again.';
      return send(reply, cardPage(billOf(session), noCard, { form }), 402);
    }
    setups.complete(session, given);
    state.save();
    return ended(reply, session);
  });
}
