interface CurrencyFacts {
  /** The same in every language; it distinguishes the dollars (spec section 9). */
  readonly symbol: string;
  /** Decimal places, the exponent of ISO 4217. An amount of minor units has so many behind the point. */
  readonly decimals: 0 | 2;
  /** Who pays in it by default: codes of ISO 3166 with spaces between. */
  readonly countries: string;
}

/**
 * The one table of currencies: those of spec section 9, then what is sold in besides. A currency is a row here and a
 * price for each plan (`planSeeds` in the service); its order is the one of the currency picker.
 */
const table = {
  USD: { symbol: '$', decimals: 2, countries: 'US' },
  AUD: { symbol: 'A$', decimals: 2, countries: 'AU' },
  CAD: { symbol: 'CA$', decimals: 2, countries: 'CA' },
  GBP: { symbol: '£', decimals: 2, countries: 'GB' },
  /** The members of the euro area, the states that use it by treaty or by themselves, and regions with codes of their own. */
  EUR: {
    symbol: '€',
    decimals: 2,
    countries:
      'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AD MC SM VA ME XK AX BL GF GP MF MQ PM RE YT',
  },
  JPY: { symbol: '¥', decimals: 0, countries: 'JP' },
} as const satisfies Record<string, CurrencyFacts>;

export type Currency = keyof typeof table;

/** Every currency plans are sold in, in the order they are offered. */
export const currencies = Object.keys(table) as readonly Currency[];

/** For countries without a currency of their own here, and the base that local prices are compared with. */
export const baseCurrency: Currency = 'USD';

const facts: Readonly<Record<Currency, CurrencyFacts>> = table;

export function isCurrency(value: unknown): value is Currency {
  return typeof value === 'string' && Object.hasOwn(table, value);
}

/** `A$` of `AUD`. */
export function currencySymbol(currency: Currency): string {
  return facts[currency].symbol;
}

/** 2 of `USD`, 0 of `JPY`. */
export function currencyDecimals(currency: Currency): 0 | 2 {
  return facts[currency].decimals;
}

/**
 * The code of the country (or union) a currency is of: ISO 4217 begins with it. `AU` of `AUD`; `EU` of `EUR`, which
 * ISO 3166 reserves for the European Union.
 */
export function countryOfCurrency(currency: Currency): string {
  return currency.slice(0, 2);
}

/** Who pays in a currency by default: two letters each. */
export const countriesOf = (currency: Currency): string[] => facts[currency].countries.split(' ');

/** The currency a country pays in. Unknown and unlisted countries pay in US dollars. */
export function currencyOfCountry(countryCode: string | null | undefined): Currency {
  const code = countryCode?.toUpperCase() ?? '';
  return currencies.find((currency) => countriesOf(currency).includes(code)) ?? baseCurrency;
}
