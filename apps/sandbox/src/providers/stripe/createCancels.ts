import type { Changes } from './createChanges.ts';
import type { PaymentParts } from './PaymentParts.ts';
import type { Purchase, SubscriptionRecord } from './records.ts';

export const running = (subscription: SubscriptionRecord | undefined): subscription is SubscriptionRecord =>
  subscription !== undefined && ['active', 'past_due', 'trialing'].includes(subscription.status);

/** The ways in which somebody ends or halts the renewals. */
export function createCancels(
  of: (purchase: Purchase) => SubscriptionRecord | undefined,
  { change }: Changes,
  { seconds }: Pick<PaymentParts, 'seconds'>,
) {
  return {
    /** Charges no further period. */
    cancel(purchase: Purchase): void {
      const subscription = of(purchase);
      if (!running(subscription)) return;
      change(subscription, { cancel_at_period_end: true, canceled_at: seconds() });
    },

    /** As the portal and the dashboard do it: a date, and no flag. */
    cancelAtDate(purchase: Purchase): void {
      const subscription = of(purchase);
      if (!running(subscription)) return;
      change(subscription, { cancel_at: subscription.period_end, canceled_at: seconds() });
    },

    takeCancelBack(purchase: Purchase): void {
      const subscription = of(purchase);
      if (!running(subscription)) return;
      change(subscription, { cancel_at: null, cancel_at_period_end: false, canceled_at: null });
    },

    pause(purchase: Purchase, paused: boolean): void {
      const subscription = of(purchase);
      if (running(subscription)) change(subscription, { paused });
    },
  };
}
