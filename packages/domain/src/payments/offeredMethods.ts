import { isRecurring, type PaymentMethod, paymentMethods } from './methods.ts';

/** The methods that buyers know as paying by card: `s1`, `pd` and `rz`. */
export const takesCards = (code: PaymentMethod): boolean =>
  /card|more|bank/.test(paymentMethods[code].knownAs);

/**
 * The methods that a buyer chooses from: of those that take cards the chosen one alone, where it is on, in the place of
 * the first. Where that one is charged once and a trial is sold, one that can charge later stays beside it.
 */
export function offeredMethods(
  methods: readonly PaymentMethod[],
  cards: PaymentMethod | null,
  trial = false,
): PaymentMethod[] {
  if (!cards || !methods.includes(cards)) return [...methods];
  const withCards = methods.filter(takesCards);
  const later = trial && !isRecurring(cards) ? withCards.find(isRecurring) : undefined;
  const offered = later ? [cards, later] : [cards];
  return methods.flatMap((code) => {
    if (!takesCards(code)) return [code];
    return code === withCards[0] ? offered : [];
  });
}
