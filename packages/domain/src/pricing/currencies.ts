interface CurrencyFacts {
  /** The same in every language; it distinguishes the dollars (spec section 9). */
  readonly symbol: string;
  /** Decimal places, the exponent of ISO 4217. An amount of minor units has so many behind the point. */
  readonly decimals: 0 | 2;
}

/**
 * The one table of currencies: those of spec section 9, then what is sold in besides. A currency is a row here, the
 * countries that pay in it (`currencyCountries`) and a price for each plan (`planSeeds` in the service); its order is the one of the currency picker.
 */
const table = {
  USD: { symbol: '$', decimals: 2 },
  AUD: { symbol: 'A$', decimals: 2 },
  CAD: { symbol: 'CA$', decimals: 2 },
  GBP: { symbol: '£', decimals: 2 },
  EUR: { symbol: '€', decimals: 2 },
  JPY: { symbol: '¥', decimals: 0 },
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
