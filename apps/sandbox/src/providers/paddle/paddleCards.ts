import type { Payment } from '../../payment.ts';

/** A card as Paddle tells it, and since when it is charged. */
export interface PaddleCard {
  last4: string;
  month: number;
  year: number;
  at: number;
  /** The transaction by which it was given; empty for the first. */
  transaction: string;
}

const first: PaddleCard = { last4: '4242', month: 12, year: 2039, at: 0, transaction: '' };

/** The cards of a payment in the order in which they were given. */
export const cardsOf = ({ more }: Payment): PaddleCard[] =>
  more.cards ? (JSON.parse(more.cards) as PaddleCard[]) : [first];

/** The card that was charged at a time. */
export const cardAt = (payment: Payment, at: number): PaddleCard =>
  cardsOf(payment).findLast((card) => card.at <= at) ?? first;

export function addCard(payment: Payment, card: PaddleCard): void {
  payment.more.cards = JSON.stringify([...cardsOf(payment), card]);
}

/** The card is not good any more after this time. */
export function endCard(payment: Payment, at: number): void {
  const last = new Date(at);
  last.setUTCDate(0);
  const cards = cardsOf(payment);
  const newest = cards.at(-1) ?? first;
  const ended = { ...newest, month: last.getUTCMonth() + 1, year: last.getUTCFullYear() };
  payment.more.cards = JSON.stringify([...cards.slice(0, -1), ended]);
}
