import type { Context } from '../../../context.ts';
import type { SubscriptionRow } from '../rows/paymentRows.ts';
import { graceEnd } from './renewalDays.ts';

/** Until when a plan outlives a period whose renewal was not paid. A trial that nobody has paid after has no grace. */
export const graceOf = (
  context: Pick<Context, 'config'>,
  {
    trialEndsAt,
    currentPeriodEnd,
    pauseConfirmed,
  }: Pick<SubscriptionRow, 'trialEndsAt' | 'currentPeriodEnd' | 'pauseConfirmed'>,
): Date => (trialEndsAt ? currentPeriodEnd : graceEnd(context, pauseConfirmed ?? currentPeriodEnd));
