import type { FastifyReply, FastifyRequest } from 'fastify';
import { cardExpiry, cardPage, cards, cardWords, checkCard, noCard, readCard } from '../../cardPage.ts';
import { Html, html, page } from '../../html.ts';
import type { Ledger } from '../../ledger.ts';
import type { Payment } from '../../payment.ts';
import type { StateFile } from '../../state.ts';
import { addCard } from './paddleCards.ts';

const word = (event: string) =>
  html`<script>${new Html(`parent.postMessage({paddle:${JSON.stringify(event)}},'*')`)}</script>`;

/** A page that tells the stand-in of Paddle.js around it what has happened. */
export const telling = (title: string, words: string, event: string) =>
  page(title, html`<h1>${words}</h1>${word(event)}`, { width: 'narrow' });

interface Options {
  state: StateFile;
  ledger: Ledger;
  now: () => number;
  send: (reply: FastifyReply, body: string, status?: number) => FastifyReply;
}

/** The page of a transaction that takes another card, or pays what is overdue with one. */
export function createChangePage({ state, ledger, now, send }: Options) {
  const find = (request: FastifyRequest) => {
    const { id } = request.params as { id: string };
    return ledger.all().find(({ more }) => more.cardTransaction === id || more.due === id);
  };
  const billOf = (payment: Payment) => ({
    ...payment,
    provider: 'Paddle',
    amount: payment.failures ? payment.renewalAmount : 0,
    cancelUrl: null,
    saves: !payment.failures,
  });

  return {
    /** False: it is no such transaction. */
    show(request: FastifyRequest, reply: FastifyReply): boolean {
      const payment = find(request);
      if (!payment) return false;
      send(reply, `${cardPage(billOf(payment), noCard, {})}${word('checkout.loaded').text}`);
      return true;
    },

    take(request: FastifyRequest, reply: FastifyReply): boolean {
      const payment = find(request);
      if (!payment) return false;
      const given = readCard(new URLSearchParams(typeof request.body === 'string' ? request.body : ''));
      const errors = checkCard(given, now());
      const number = given.number.replace(/\D/g, '');
      const refused = cards[number] === 'declines';
      if (Object.keys(errors).length > 0 || refused) {
        const said = refused ? { form: cardWords.declines } : errors;
        send(reply, cardPage(billOf(payment), given, said), refused ? 402 : 422);
        return true;
      }
      const last4 = number.slice(-4);
      const { month, year } = cardExpiry(given).expiry ?? { month: 12, year: 2039 };
      if (payment.failures) {
        addCard(payment, { last4, month, year, at: now(), transaction: '' });
        ledger.renew(payment);
      } else {
        payment.more.givenCard = last4;
        ledger.act(payment, 'change-card');
      }
      state.save();
      send(reply, telling('Stored', 'Thank you.', 'checkout.completed'));
      return true;
    },
  };
}
