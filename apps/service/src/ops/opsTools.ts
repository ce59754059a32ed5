import { dayMs, formatDecimal, isCurrency, parseDecimal } from '@tern/domain';
import { StatedError } from '@tern/observe/StatedError';
import type { Context } from '../context.ts';

/** Said to the operator in one sentence. */
export class OpsError extends StatedError {}

export interface Ops {
  context: Context;
  say(line: string): void;
}

export const dryRun = 'Nothing was changed. Add --yes to do it.';

/** Minor units as an operator reads them. */
export const money = (amount: number, currency: string) =>
  `${isCurrency(currency) ? formatDecimal(amount, currency) : amount} ${currency}`;

export function need(value: string | undefined, question: string): string {
  if (!value) throw new OpsError(question);
  return value;
}

export function whole(text: string, name: string, least: number, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new OpsError(`${name} is a whole number from ${least} to ${most}.`);
}

/** A price such as `45.00` in minor units of its currency; null when it is none. */
export function priceIn(text: string, currency: string): number | null {
  const amount = parseDecimal(text, currency);
  return amount !== null && amount > 0 ? amount : null;
}

/** A date such as `2026-12-31` or `2026-12-31T18:00Z`, in UTC where nothing else is said. */
export function date(text: string, name: string): Date {
  const at = new Date(text);
  if (Number.isNaN(at.getTime()))
    throw new OpsError(`${name} is a date such as 2026-12-31 or 2026-12-31T18:00Z.`);
  return at;
}

/** The end of a day, where no time is named: what is good until a day is good on it. */
export function untilDate(text: string, name: string): Date {
  const at = date(text, name);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(at.getTime() + dayMs - 1) : at;
}

export const minute = (at: Date | number) =>
  `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
