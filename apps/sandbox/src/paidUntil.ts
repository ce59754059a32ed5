import type { Payment } from './payment.ts';
import { periodEnd } from './periodEnd.ts';

/** The end of the period that so many charges have paid for. */
export const paidUntil = (payment: Payment) =>
  periodEnd(
    Math.floor((payment.charges[0]?.at ?? payment.createdAt) / 1000),
    payment.interval,
    payment.intervalCount * Math.max(1, payment.charges.length),
  ) * 1000;
