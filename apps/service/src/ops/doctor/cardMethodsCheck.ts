import {
  availableCardMethods,
  cardMethodCodes,
  methodsOfProvider,
  type PaymentMethod,
  type ProviderName,
  paymentMethods,
  paymentProviders,
} from '@tern/domain';
import { type Check, ok, unread, warning } from './Check.ts';

const named = (code: PaymentMethod) => `${code} (${paymentProviders[paymentMethods[code].provider].name})`;

/** Which of several methods that take cards visitors are offered, by country. */
export const cardMethodsCheck: Check = {
  name: 'cards',
  async examine({ payment, cardMethods }) {
    if (!cardMethods) return unread;
    const preferred = cardMethods.cardMethods;
    const on = (Object.keys(payment) as ProviderName[]).flatMap(methodsOfProvider);
    const several = cardMethodCodes.filter((code) => on.includes(code));
    const { usual, countries } = availableCardMethods(preferred, { on });
    const wanted = new Set([...Object.values(preferred.countries), preferred.usual].filter((code) => !!code));
    const off = [...wanted].filter((code) => !on.includes(code));
    const shown = [
      ...Object.entries(countries).map(([country, code]) => `${named(code)} in ${country}`),
      ...(usual ? [`${named(usual)}${Object.keys(countries).length ? ' everywhere else' : ''}`] : []),
    ];
    if (several.length < 2 && !wanted.size)
      return [ok('There is no choice between methods that take cards.')];
    return [
      ...off.map((code) =>
        warning(
          `PAYMENT_PREFERENCES names ${named(code)}, which is off: another takes its place.`,
          'Set its keys, or name another one.',
        ),
      ),
      ...(shown.length ? [ok(`The checkout takes cards by ${shown.join(', ')}.`)] : []),
      ...(several.length > 1 && !usual
        ? [
            warning(
              `Visitors choose between ${several.map(named).join(', ')}, which all take cards.`,
              'Set PAYMENT_PREFERENCES, such as *:s1.',
            ),
          ]
        : []),
    ];
  },
};
