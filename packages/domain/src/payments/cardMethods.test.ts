import { describe, expect, it } from 'vitest';
import {
  availableCardMethods,
  type CardMethods,
  cardMethodCodes,
  cardMethodOf,
  parsePaymentPreference,
  readCardMethods,
} from './cardMethods.ts';
import { isRecurring, type PaymentMethod, paymentMethodCodes } from './methods.ts';
import { offeredMethods, takesCards } from './offeredMethods.ts';

const others = paymentMethodCodes.filter((code) => !takesCards(code));
const subsets = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: 2 ** list.length }, (_, bits) => list.filter((_each, at) => bits & (1 << at)));

const settings: CardMethods[] = [null, ...cardMethodCodes].flatMap((usual) => [
  { usual, countries: {} },
  ...cardMethodCodes.map((own) => ({ usual, countries: { IN: own } })),
]);

describe('of several methods that take cards', () => {
  it('there are three, and one is charged once', () => {
    expect(cardMethodCodes).toEqual(['s1', 'pd', 'rz']);
    expect(cardMethodCodes.filter((code) => !isRecurring(code))).toEqual(['rz']);
  });

  it('one is offered for every country, setting, and set of those that are on and away', () => {
    for (const preferred of settings) {
      for (const cards of subsets(cardMethodCodes)) {
        for (const away of subsets(cards)) {
          for (const country of ['IN', 'US', null]) {
            for (const trial of [false, true]) {
              const on = paymentMethodCodes.filter((code) => !takesCards(code) || cards.includes(code));
              const available = availableCardMethods(preferred, { on, away });
              const offered = offeredMethods(on, cardMethodOf(available, country), trial);
              const listed = offered.filter(takesCards);
              const about = JSON.stringify({ preferred, cards, away, country, trial, offered });
              expect(
                offered.filter((code) => !takesCards(code)),
                about,
              ).toEqual(others);
              const wanted = (country === 'IN' ? preferred.countries.IN : undefined) ?? preferred.usual;
              if (!wanted || !cards.length) {
                expect(listed, about).toEqual(cards);
                continue;
              }
              const [first, ...more] = listed;
              const ready = cards.filter((code) => !away.includes(code));
              const among: PaymentMethod[] = ready.length ? ready : cards;
              expect(among, about).toContain(first);
              if (among.includes(wanted)) expect(first, about).toBe(wanted);
              else if (preferred.usual && among.includes(preferred.usual))
                expect(first, about).toBe(preferred.usual);
              // A trial can be begun where anything here can charge later.
              const needed = trial && first === 'rz' && cards.some(isRecurring);
              expect(more, about).toHaveLength(needed ? 1 : 0);
              expect(more.every(isRecurring), about).toBe(true);
            }
          }
        }
      }
    }
  });

  it('the chosen one stands in the place of the first', () => {
    const [before, ...after] = others;
    const methods = [before, ...cardMethodCodes, ...after].filter((code) => code !== undefined);
    expect(offeredMethods(methods, 'pd')).toEqual([before, 'pd', ...after]);
  });
});

describe('a preference', () => {
  it('is read by country, with one for all others', () => {
    expect(readCardMethods(['*:s1', ' IN : rz ', 'DE:pd'])).toEqual({
      usual: 's1',
      countries: { IN: 'rz', DE: 'pd' },
    });
    expect(readCardMethods([])).toEqual({ usual: null, countries: {} });
  });

  it.each(['', '*', 'IN', 'IN:', 'in:rz', 'IND:rz', '*:ps', '*:gap', 'IN:no', 'IN:rz:1', ':s1', '**:s1'])(
    'is not %j',
    (text) => {
      expect(parsePaymentPreference(text)).toHaveProperty('problem');
      expect(readCardMethods([text])).toEqual({ usual: null, countries: {} });
    },
  );

  it('names no country that gets the usual one anyway', () => {
    const preferred = readCardMethods(['*:s1', 'IN:rz', 'DE:s1']);
    expect(availableCardMethods(preferred, { on: ['s1', 'pd'] })).toEqual({ usual: 's1', countries: {} });
  });

  it('is no property of an object', () => {
    expect(cardMethodOf({ usual: 's1', countries: {} }, 'constructor')).toBe('s1');
  });
});
