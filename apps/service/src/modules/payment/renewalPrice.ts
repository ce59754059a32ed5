import type { OrderRow } from './paymentRows.ts';

/** The price of the next period of an order. Minor units. */
export const renewalPrice = ({ renewalAmount, amount }: Pick<OrderRow, 'renewalAmount' | 'amount'>) =>
  renewalAmount ?? amount;
