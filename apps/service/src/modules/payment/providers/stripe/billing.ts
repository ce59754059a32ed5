import type Stripe from 'stripe';
import type { OrderRow } from '../../rows/paymentRows.ts';
import { type ChargeToRefund, type PaymentAdapter, ProviderRefused } from '../PaymentAdapter.ts';
import type { PaidCharge } from '../ProviderEvent.ts';
import { cancelSubscription, resumeSubscription } from './cancellation.ts';
import { changePrice } from './changePrice.ts';
import { type CallStripe, hasCode, idOf, isCharge, periodEndOf, taxOf, taxOnTopOf } from './common.ts';
import { moveTrialEnd } from './moveTrialEnd.ts';
import type { ProductOf } from './products.ts';
import { refundFacts } from './refundFacts.ts';
import { cancelDate, runsUntil, standingOf } from './standing.ts';

type BillingCalls =
  | 'placeOfPayment'
  | 'refund'
  | 'readRefunds'
  | 'cancelSubscription'
  | 'resumeSubscription'
  | 'moveCharge'
  | 'changePlan'
  | 'readSubscription';

/** Charges that are read of a plan, the newest ones. */
const newest = 12;

/**
 * A plan after its first payment. A charge knows its payment alone; its payment leads to an invoice, and the invoice to
 * the subscription, in both directions.
 */
export function createStripeBilling({
  stripe,
  callStripe,
  productOf,
}: {
  stripe: Stripe;
  callStripe: CallStripe;
  productOf: ProductOf;
}): Required<Pick<PaymentAdapter, BillingCalls>> {
  const { listPaid, paymentToRefund } = createLookups(stripe, callStripe);

  return {
    async placeOfPayment(payment) {
      const found = await callStripe(() =>
        stripe.invoicePayments.list({
          payment: { type: 'payment_intent', payment_intent: payment },
          expand: ['data.invoice'],
          limit: 1,
        }),
      );
      const invoice = found.data[0]?.invoice;
      if (!invoice || typeof invoice === 'string' || !('parent' in invoice)) return null;
      return {
        subscription: idOf(invoice.parent?.subscription_details?.subscription),
        invoice: invoice.id,
        renewal: invoice.billing_reason !== 'subscription_create',
      };
    },

    async refund(order, charge) {
      const payment = await paymentToRefund(order, charge);
      try {
        const made = await callStripe(() =>
          stripe.refunds.create(
            { payment_intent: payment, amount: charge.part, metadata: { order_id: order.id } },
            { idempotencyKey: charge.key },
          ),
        );
        return refundFacts(made);
      } catch (error) {
        if (!hasCode(error, 'charge_already_refunded')) throw error;
        return null;
      }
    },

    async readRefunds(order, charge) {
      const payment = await paymentToRefund(order, charge);
      const { data } = await callStripe(() => stripe.refunds.list({ payment_intent: payment, limit: 100 }));
      return data.map(refundFacts).reverse();
    },

    cancelSubscription: ({ providerSubscription }, when) =>
      cancelSubscription({ stripe, callStripe }, providerSubscription, when),

    resumeSubscription: ({ providerSubscription }) =>
      resumeSubscription({ stripe, callStripe }, providerSubscription),

    moveCharge: (order, dates) => moveTrialEnd({ stripe, callStripe }, order, dates),

    changePlan: (order, to) => changePrice({ stripe, callStripe, productOf }, order, to),

    async readSubscription({ providerSubscription: id }) {
      if (!id) throw new ProviderRefused('no subscription');
      const subscription = await callStripe(() =>
        stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }),
      );
      const paid = await listPaid(id);
      const { latest_invoice: latest } = subscription;
      const bill = latest && typeof latest === 'object' ? latest : null;
      return {
        status: standingOf(subscription),
        cancelAt: cancelDate(subscription),
        periodEnd: runsUntil(subscription),
        // For about an hour a draft, or for days while no event can be delivered.
        billing: bill?.status === 'draft' || bill?.status === 'open',
        charges: paid.map(chargeIn).reverse(),
        payUrl: bill?.status === 'open' ? (bill.hosted_invoice_url ?? null) : null,
      };
    },
  };
}

const paymentIn = (invoice: Stripe.Invoice | undefined) =>
  idOf(invoice?.payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent);

const chargeIn = (invoice: Stripe.Invoice): PaidCharge => ({
  at: new Date((invoice.status_transitions.paid_at ?? invoice.created) * 1000),
  payment: paymentIn(invoice),
  invoice: invoice.id,
  amount: invoice.amount_paid,
  currency: invoice.currency.toUpperCase(),
  tax: taxOf(invoice),
  taxOnTop: taxOnTopOf(invoice),
  periodEnd: periodEndOf(invoice),
});

/** The charges of a plan, by its invoices. */
function createLookups(stripe: Stripe, callStripe: CallStripe) {
  const paymentOfInvoice = async (invoice: string): Promise<string | null> => {
    const { data } = await callStripe(() =>
      stripe.invoicePayments.list({ invoice, status: 'paid', limit: 1 }),
    );
    return idOf(data[0]?.payment.payment_intent);
  };

  /**
   * The invoices of paid periods, the newest first; while a period begins its own is a draft for about an hour. Each date
   * that a charge is put off to is a paid invoice over nothing: of these there may be more than of charges.
   */
  async function listPaid(subscription: string): Promise<Stripe.Invoice[]> {
    const found: Stripe.Invoice[] = [];
    for (let last: string | undefined, more = true; more && found.length < newest; ) {
      const page = await callStripe(() =>
        stripe.invoices.list({
          subscription,
          status: 'paid',
          limit: newest,
          expand: ['data.payments'],
          ...(last && { starting_after: last }),
        }),
      );
      found.push(...page.data.filter(isCharge));
      last = page.data.at(-1)?.id;
      more = page.has_more && last !== undefined;
    }
    return found.slice(0, newest);
  }

  async function paymentToRefund(order: OrderRow, charge: ChargeToRefund): Promise<string> {
    const { providerSubscription } = order;
    const payment =
      charge.payment ??
      (charge.invoice && (await paymentOfInvoice(charge.invoice))) ??
      (providerSubscription &&
        paymentIn((await listPaid(providerSubscription)).find(({ amount_paid }) => amount_paid > 0)));
    if (!payment) throw new ProviderRefused('no payment');
    return payment;
  }

  return { listPaid, paymentToRefund };
}
