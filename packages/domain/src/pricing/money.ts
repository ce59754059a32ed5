import { type Currency, currencyDecimals, isCurrency } from './currencies.ts';

/** `amount` is an integer of minor units (cents, pence; yen have none and count whole). */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}

/** Throws a `RangeError` unless `amount` is an integer. */
export function money(amount: number, currency: Currency): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an amount of minor units: ${amount}`);
  return { amount, currency };
}

/**
 * Reads a decimal such as `3.75` or `'45.00'` into minor units of its currency: `'375'` is 375 yen and 37500 cents.
 * Zeros behind the last place are nothing. `null` when it is no decimal, has more places than the currency, or the
 * currency is none we know.
 */
export function parseDecimal(value: string | number, currency: string): number | null {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,12}))?$/.exec(String(value).trim());
  if (!match || !isCurrency(currency)) return null;
  const decimals = currencyDecimals(currency);
  const fraction = (match[3] ?? '').replace(/0+$/, '');
  if (fraction.length > decimals) return null;
  const minor = Number(`${match[2]}${fraction.padEnd(decimals, '0')}`);
  return match[1] && minor !== 0 ? -minor : minor;
}

/** Minor units as a plain decimal with the places of its currency: 375 is `'3.75'` of dollars and `'375'` of yen. */
export function formatDecimal(amount: number, currency: Currency): string {
  const decimals = currencyDecimals(currency);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const units = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals);
  return `${amount < 0 ? '-' : ''}${units}${fraction && `.${fraction}`}`;
}

/** Minor units as a number of units, for the decimal fields of the API: 375 is 3.75 dollars and 375 yen. */
export function decimalUnits(amount: number, currency: Currency): number {
  return Number(formatDecimal(amount, currency));
}

/** `numerator / denominator` of non-negative integers, rounded half up, without floating point. */
export function divideRounded(numerator: bigint, denominator: bigint): number {
  if (denominator <= 0n || numerator < 0n) throw new RangeError('Not a ratio of amounts');
  return Number((numerator * 2n + denominator) / (denominator * 2n));
}
