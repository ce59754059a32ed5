import { running } from './createCancels.ts';
import type { createPeriods } from './createPeriods.ts';
import type { PaymentParts } from './PaymentParts.ts';
import type { MethodRecord, Purchase, SubscriptionRecord } from './records.ts';
import { stripeId } from './stripeId.ts';

/** The card of later periods: it ends, or another one pays a bill that is overdue. */
export function createCards(
  of: (purchase: Purchase) => SubscriptionRecord | undefined,
  settle: ReturnType<typeof createPeriods>['settle'],
  { state, books, seconds }: PaymentParts,
) {
  const { stripe } = state.data;
  return {
    /** The card is not good any more when the next period is charged. */
    ageCard(purchase: Purchase): boolean {
      const subscription = of(purchase);
      const method = stripe.methods[subscription?.method ?? ''];
      if (!running(subscription) || !method) return false;
      const last = new Date(subscription.period_end * 1000);
      last.setUTCDate(0);
      method.expiry = { month: last.getUTCMonth() + 1, year: last.getUTCFullYear() };
      return true;
    },

    /** The buyer pays the bill of a period that could not be charged, with this card from now on. */
    payOverdue(purchase: Purchase, number: string): void {
      const subscription = of(purchase);
      const invoice = subscription && books.openInvoiceOf(subscription.id);
      if (!subscription || invoice?.status !== 'open') return;
      const method: MethodRecord = {
        id: stripeId('pm'),
        customer: subscription.customer,
        created: seconds(),
        number,
        wallet: false,
      };
      stripe.methods[method.id] = method;
      subscription.method = method.id;
      settle(purchase, subscription, invoice, 'paid');
    },
  };
}
