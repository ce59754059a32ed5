/** The currencies of spec section 9. All have two decimals. */
export const currencies = ['USD', 'AUD', 'CAD', 'GBP'] as const;

export type Currency = (typeof currencies)[number];

/** `amount` is an integer of minor units (cents, pence). */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}

export const currencySymbols: Readonly<Record<Currency, string>> = {
  USD: '$',
  AUD: 'A$',
  CAD: 'CA$',
  GBP: '£',
};

export const minorUnitsPerUnit = 100;

const currencyByCountry: Readonly<Record<string, Currency>> = { US: 'USD', AU: 'AUD', CA: 'CAD', GB: 'GBP' };

export function isCurrency(value: unknown): value is Currency {
  return typeof value === 'string' && (currencies as readonly string[]).includes(value);
}

/** The currency a country pays in. Unknown and unlisted countries pay in US dollars. */
export function currencyOfCountry(countryCode: string | null | undefined): Currency {
  return currencyByCountry[countryCode?.toUpperCase() ?? ''] ?? 'USD';
}

/** Throws a `RangeError` unless `amount` is an integer. */
export function money(amount: number, currency: Currency): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an amount of minor units: ${amount}`);
  return { amount, currency };
}

/** Reads a decimal such as `3.75` or `'45.00'` into minor units; `null` when it is no decimal with at most two places. */
export function parseDecimal(value: string | number): number | null {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(String(value).trim());
  if (!match) return null;
  const minor = Number(match[2]) * minorUnitsPerUnit + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] && minor !== 0 ? -minor : minor;
}

/** Minor units as a plain decimal with two places: `375` is `'3.75'`. */
export function formatDecimal(amount: number): string {
  const absolute = Math.abs(amount);
  const units = Math.trunc(absolute / minorUnitsPerUnit);
  return `${amount < 0 ? '-' : ''}${units}.${String(absolute % minorUnitsPerUnit).padStart(2, '0')}`;
}

/** `numerator / denominator` of non-negative integers, rounded half up, without floating point. */
export function divideRounded(numerator: bigint, denominator: bigint): number {
  if (denominator <= 0n || numerator < 0n) throw new RangeError('Not a ratio of amounts');
  return Number((numerator * 2n + denominator) / (denominator * 2n));
}
