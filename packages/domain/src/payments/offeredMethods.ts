import { isPaymentMethod, type PaymentMethod, paymentMethods } from './methods.ts';

const takesCards = (code: PaymentMethod) => /card|more|bank/.test(paymentMethods[code].knownAs);

/** Reads which of several methods takes cards, such as `s1`; null for anything that is none. */
export const readCardMethod = (code: unknown): PaymentMethod | null =>
  isPaymentMethod(code) && takesCards(code) ? code : null;

/** The methods that a buyer chooses from: of those that take cards the chosen one alone, where it is on, in the place of the first. */
export function offeredMethods(
  methods: readonly PaymentMethod[],
  cards?: PaymentMethod | null,
): PaymentMethod[] {
  if (!cards || !methods.includes(cards)) return [...methods];
  const place = methods.find(takesCards);
  return methods.flatMap((code) => (takesCards(code) ? (code === place ? [cards] : []) : [code]));
}
