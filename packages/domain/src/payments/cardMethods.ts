import { isPaymentMethod, type PaymentMethod, paymentMethodCodes } from './methods.ts';
import { takesCards } from './offeredMethods.ts';

/** Which of several methods that take cards is offered. */
export interface CardMethods {
  /** In every country without its own; null: all of them are. */
  readonly usual: PaymentMethod | null;
  /** By country code (ISO 3166-1, two letters). */
  readonly countries: Readonly<Record<string, PaymentMethod>>;
}

export const cardMethodCodes: readonly PaymentMethod[] = paymentMethodCodes.filter(takesCards);

/** Reads `country:method`, where `*` is every country without its own. Anything else is a `problem`, one sentence. */
export function parsePaymentPreference(
  text: string,
): { country: string; method: PaymentMethod } | { problem: string } {
  const [country = '', method = '', ...rest] = text.split(':').map((part) => part.trim());
  if (!/^(?:[A-Z]{2}|\*)$/.test(country) || rest.length)
    return { problem: 'write country:method, the country as two capital letters, or * for all others.' };
  if (!isPaymentMethod(method) || !takesCards(method))
    return { problem: `the method is one of those that take cards: ${cardMethodCodes.join(', ')}.` };
  return { country, method };
}

/** The preferences of `country:method` pairs; invalid ones are left out. */
export function readCardMethods(entries: readonly string[]): CardMethods {
  let usual: PaymentMethod | null = null;
  const countries: Record<string, PaymentMethod> = {};
  for (const entry of entries) {
    const read = parsePaymentPreference(entry);
    if ('problem' in read) continue;
    if (read.country === '*') usual = read.method;
    else countries[read.country] = read.method;
  }
  return { usual, countries };
}

/**
 * The preferences, as far as they can be had: the usual method takes the place of one that is off or away, then any other
 * that takes cards. Where all are away, those that are on stay. Countries with the usual one are left out.
 */
export function availableCardMethods(
  { usual, countries }: CardMethods,
  { on, away = [] }: { on: readonly PaymentMethod[]; away?: readonly PaymentMethod[] },
): CardMethods {
  const known = on.filter(takesCards);
  const ready = known.filter((code) => !away.includes(code));
  const choose = (wanted: PaymentMethod | null): PaymentMethod | null => {
    if (!wanted) return null;
    const order = [wanted, ...(usual ? [usual] : []), ...cardMethodCodes];
    const among = ready.length ? ready : known;
    return order.find((code) => among.includes(code)) ?? null;
  };
  const chosen = choose(usual);
  const own = Object.entries(countries).flatMap(([country, wanted]) => {
    const method = choose(wanted);
    return method && method !== chosen ? [[country, method] as const] : [];
  });
  return { usual: chosen, countries: Object.fromEntries(own) };
}

/** The method for a visitor; null: all that take cards are offered. */
export const cardMethodOf = (
  { usual, countries }: CardMethods,
  country: string | null,
): PaymentMethod | null =>
  (country !== null && Object.hasOwn(countries, country) && countries[country]) || usual;
