import { currencyDigits } from '../../currencyDigits.ts';
import type { Payment } from '../../payment.ts';

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
/** The issue PayPal names when an amount has more decimals than its currency. */
export const decimalsIssue = ({ value, currency_code }: Money) => {
  const places = value.split('.')[1]?.length ?? 0;
  if (places <= currencyDigits(currency_code)) return null;
  return currencyDigits(currency_code) === 0 ? 'DECIMALS_NOT_SUPPORTED' : 'DECIMAL_PRECISION';
};

export const moneyOf = (payment: Payment, amount: number): Money => ({
  currency_code: payment.currency,
  value: decimal(amount, payment.currency),
});
