import type Stripe from 'stripe';
import type { StateFile } from '../../state.ts';
import { invoiceObject, invoicePaymentObject } from './objects/invoiceObject.ts';
import { methodObject, setupObject } from './objects/paymentObjects.ts';
import { sessionObject } from './objects/sessionObject.ts';
import { type Expanded, subscriptionObject } from './objects/subscriptionObject.ts';
import type { IntentRecord, InvoiceRecord, Purchase, SetupRecord, SubscriptionRecord } from './records.ts';

/** A record that another one names. */
const known = <T>(record: T | undefined): T => {
  if (!record) throw new Error('The books of the stand-in name a record that they do not have.');
  return record;
};

/** Finds the stand-in's records by each other, and makes Stripe's objects of them. */
export function createBooks({ data: { stripe } }: StateFile, origin: () => string) {
  const purchaseOf = ({ purchase }: SubscriptionRecord) => known(stripe.purchases[purchase]);
  const invoicesOf = (subscription: string) =>
    Object.values(stripe.invoices).filter((invoice) => invoice.subscription === subscription);
  const partsOf = (invoice: InvoiceRecord) => {
    const subscription = known(stripe.subscriptions[invoice.subscription]);
    const intent = stripe.intents[invoice.intent ?? ''];
    return { subscription, purchase: purchaseOf(subscription), intent, origin: origin() };
  };
  const under = (expand: readonly string[], name: string) =>
    expand.flatMap((path) => (path.startsWith(`${name}.`) ? [path.slice(name.length + 1)] : []));
  const wants = (expand: readonly string[], name: string) =>
    expand.some((path) => path === name || path.startsWith(`${name}.`));

  const books = {
    purchaseOf,
    invoicesOf,
    openInvoiceOf: (subscription: string) =>
      invoicesOf(subscription).find(({ status }) => status === 'open' || status === 'draft'),
    intentOf: (purchase: Purchase): IntentRecord | undefined => {
      const subscription = stripe.subscriptions[purchase.subscription ?? ''];
      const [first] = subscription ? invoicesOf(subscription.id) : [];
      return stripe.intents[first?.intent ?? ''];
    },
    setupOf: (purchase: Purchase): SetupRecord | undefined =>
      Object.values(stripe.setups).find(({ subscription }) => subscription === purchase.subscription),
    chargesOf: (purchase: Purchase) =>
      Object.values(stripe.charges).filter(
        ({ intent }) =>
          stripe.invoices[stripe.intents[intent]?.invoice ?? '']?.subscription === purchase.subscription,
      ),
    /** Which of the periods that cost something a payment is for; the first is 0. */
    periodOf: (intent: string): number => {
      const invoice = known(stripe.invoices[known(stripe.intents[intent]).invoice]);
      const costly = invoicesOf(invoice.subscription).filter(({ subtotal }) => subtotal > 0);
      const starts = [...new Set(costly.map(({ period_start }) => period_start))];
      return starts.sort((a, b) => a - b).indexOf(invoice.period_start);
    },
    purchaseOfCharge: (intent: string): Purchase =>
      partsOf(known(stripe.invoices[known(stripe.intents[intent]).invoice])).purchase,
    session: (purchase: Purchase, expand: readonly string[] = []): Stripe.Checkout.Session => {
      const subscription = stripe.subscriptions[purchase.subscription ?? ''];
      const session = sessionObject(purchase, subscription, expand);
      return subscription && wants(expand, 'subscription')
        ? { ...session, subscription: books.subscription(subscription, under(expand, 'subscription')) }
        : session;
    },
    invoice: (invoice: InvoiceRecord, expand: readonly string[] = []): Stripe.Invoice =>
      invoiceObject(invoice, partsOf(invoice), expand),
    invoicePayment: (invoice: InvoiceRecord, expand: readonly string[] = []): Stripe.InvoicePayment =>
      invoicePaymentObject(
        invoice,
        partsOf(invoice),
        wants(expand, 'invoice') ? books.invoice(invoice, under(expand, 'invoice')) : undefined,
      ),
    subscription: (subscription: SubscriptionRecord, expand: readonly string[] = []): Stripe.Subscription => {
      const invoice = stripe.invoices[subscription.latest_invoice];
      const setup = stripe.setups[subscription.setup ?? ''];
      const method = stripe.methods[subscription.method ?? ''];
      const expanded: Expanded = {
        ...(invoice &&
          wants(expand, 'latest_invoice') && {
            latest_invoice: books.invoice(invoice, under(expand, 'latest_invoice')),
          }),
        ...(setup && wants(expand, 'pending_setup_intent') && { pending_setup_intent: setupObject(setup) }),
        ...(method &&
          wants(expand, 'default_payment_method') && { default_payment_method: methodObject(method) }),
      };
      return subscriptionObject(subscription, purchaseOf(subscription), expanded);
    },
  };
  return books;
}

export type Books = ReturnType<typeof createBooks>;
