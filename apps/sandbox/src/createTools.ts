import type { Behaviour } from './Behaviour.ts';
import { ofOrder } from './byReference.ts';
import type { Account } from './createAccounts.ts';
import type { Ledger } from './ledger.ts';
import { ledgerRow } from './ledgerRow.ts';
import type { PaymentRow } from './paymentRow.ts';
import type { Books } from './providers/stripe/books.ts';
import type { Payments } from './providers/stripe/payments.ts';
import { createStripeRow } from './providers/stripe/stripeRow.ts';
import type { Delivery, Knobs, StateFile } from './state.ts';
import type { Webhooks } from './webhooks.ts';

/** The pages of the sandbox and their buttons, for tools that share its process. */
export interface SandboxTools {
  knobs: Knobs;
  /** The books of a shop's order. */
  accountsOf(order: string): Account[];
  rowsOf(order: string): PaymentRow[];
  /** Webhooks that are still to be delivered, in the order they happened, with the shop's order. */
  waiting(): { delivery: Delivery; order: string | null }[];
  /** Sends one now, also while webhooks are held back. */
  deliver(delivery: Delivery): Promise<void>;
}

export function createTools({
  state,
  webhooks,
  ledger,
  behaviours,
  accounts,
  books,
  payments,
}: {
  state: StateFile;
  webhooks: Webhooks;
  ledger: Ledger;
  behaviours: Readonly<Record<string, Behaviour>>;
  accounts: (order: string) => Account[];
  books: Books;
  payments: Payments;
}): SandboxTools {
  const { data } = state;
  const stripeRow = createStripeRow({ state, books, payments });
  const orderOf = (payment: string) =>
    data.stripe.purchases[payment]?.reference ?? data.payments[payment]?.reference ?? null;
  return {
    knobs: data.knobs,
    accountsOf: accounts,
    rowsOf: (order) => [
      ...ofOrder(data.stripe.purchases, order).map(stripeRow),
      ...ledger.ofOrder(order).map((payment) => ledgerRow(ledger, behaviours[payment.provider], payment)),
    ],
    waiting: () =>
      data.deliveries
        .filter(({ dueAt }) => dueAt !== null)
        .map((delivery) => ({ delivery, order: orderOf(delivery.payment) })),
    deliver: webhooks.deliver,
  };
}
