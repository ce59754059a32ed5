import { type RenewalWay, raised } from '../../renewalWay.ts';
import { createCancels, running } from './createCancels.ts';
import { createCards } from './createCards.ts';
import { createChanges } from './createChanges.ts';
import { createPeriods, type RenewalOutcome } from './createPeriods.ts';
import { newInvoice } from './newInvoice.ts';
import type { PaymentParts } from './PaymentParts.ts';
import type { NewPrice } from './readPrice.ts';
import type { Purchase } from './records.ts';
import { stripeId } from './stripeId.ts';

/** The life of a subscription after its first invoice. */
export function createRenewals(parts: PaymentParts) {
  const { state, books, events, seconds } = parts;
  const { stripe } = state.data;
  const of = (purchase: Purchase) => stripe.subscriptions[purchase.subscription ?? ''];
  const changes = createChanges(parts);
  const { change, end } = changes;
  const { draft, settle } = createPeriods(parts, changes);

  return {
    end: (purchase: Purchase) => {
      const subscription = of(purchase);
      if (subscription) end(subscription);
    },
    change,

    /** The invoice of the next period as a draft: about an hour passes before it is charged. */
    draftRenewal(purchase: Purchase): boolean {
      const subscription = of(purchase);
      if (!running(subscription) || books.openInvoiceOf(subscription.id)) return false;
      draft(purchase, subscription);
      return true;
    },

    /**
     * Charges the next period, or again the one that is not paid yet. A subscription that was cancelled ends
     * instead, and nothing is charged.
     */
    renew(purchase: Purchase, outcome: RenewalOutcome = 'paid', way: RenewalWay = 'usual'): boolean {
      const subscription = of(purchase);
      if (!running(subscription)) return false;
      const invoice = books.openInvoiceOf(subscription.id) ?? draft(purchase, subscription, way);
      if (invoice) settle(purchase, subscription, invoice, outcome);
      return true;
    },

    /**
     * Nothing is charged until then, and later periods are counted from there. Seconds since the epoch. `price`: of the
     * later periods, where it is another one.
     */
    postpone(purchase: Purchase, until: number, price?: NewPrice): void {
      const subscription = of(purchase);
      if (!running(subscription)) return;
      const free = { period_start: seconds(), period_end: until };
      const invoice = newInvoice(purchase, { ...subscription, ...free }, 'subscription_update', seconds());
      stripe.invoices[invoice.id] = invoice;
      events.emit(purchase.id, { type: 'invoice.paid', object: books.invoice(invoice) });
      change(
        subscription,
        {
          ...free,
          status: 'trialing',
          trial_start: seconds(),
          trial_end: until,
          latest_invoice: invoice.id,
        },
        () => {
          if (price) Object.assign(purchase, { ...price, price: stripeId('price') });
        },
      );
    },

    /** Somebody changes the price of all later periods in the dashboard. */
    raise(purchase: Purchase): boolean {
      const subscription = of(purchase);
      if (!running(subscription)) return false;
      change(subscription, {}, () => {
        purchase.unit = raised(purchase.unit);
        purchase.price = stripeId('price');
      });
      return true;
    },

    ...createCards(of, settle, parts),
    ...createCancels(of, changes, parts),
  };
}
