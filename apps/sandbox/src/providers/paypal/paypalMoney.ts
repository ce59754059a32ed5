import { currencyDigits } from '../../currencyDigits.ts';
import type { Payment } from '../../payment.ts';
import { malformed, unprocessable } from './paypalCall.ts';

export interface Money {
  currency_code: string;
  value: string;
}

/** As PayPal writes it: yen without decimals. */
export const decimal = (amount: number, currency: string) => {
  const places = currencyDigits(currency);
  return (amount / 10 ** places).toFixed(places);
};

export const minor = ({ value, currency_code }: Money) =>
  Math.round(Number(value) * 10 ** currencyDigits(currency_code));

/** Refuses what is no amount, and more decimals than its currency has. */
export function checkMoney(money: Money | undefined, field: string, least = 1): asserts money is Money {
  if (!money || !/^[A-Z]{3}$/.test(money.currency_code) || !/^\d{1,9}(?:\.\d+)?$/.test(money.value)) {
    throw malformed(
      'INVALID_PARAMETER_SYNTAX',
      'The value of a field does not conform to the expected format.',
      field,
    );
  }
  const digits = currencyDigits(money.currency_code);
  if ((money.value.split('.')[1]?.length ?? 0) > digits) {
    throw digits === 0
      ? unprocessable('DECIMALS_NOT_SUPPORTED', 'Currency does not support decimals.', `${field}/value`)
      : unprocessable(
          'DECIMAL_PRECISION',
          'If the currency supports decimals, only two decimal place precision is supported.',
          `${field}/value`,
        );
  }
  if (minor(money) < least) {
    throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE', 'Must be greater than zero.', `${field}/value`);
  }
}

export const moneyOf = (payment: Payment, amount: number): Money => ({
  currency_code: payment.currency,
  value: decimal(amount, payment.currency),
});

/** The amount of a sale, which has words of its own. */
export const saleAmountOf = (payment: Payment, amount: number) => ({
  total: decimal(amount, payment.currency),
  currency: payment.currency,
});

/** A part of a sale's amount. */
export const salePartOf = (payment: Payment, amount: number) => ({
  value: decimal(amount, payment.currency),
  currency: payment.currency,
});

/** PayPal's share of a payment: 3.49 % and 49 of the smallest unit. */
export const feeOf = (amount: number) => Math.min(amount, Math.round(amount * 0.0349) + 49);

/** As PayPal writes it: to the second. */
export const timeOf = (at: number) => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');
