import type Stripe from 'stripe';
import { ProviderRefused } from '../PaymentAdapter.ts';
import type { CallStripe } from './common.ts';
import { hasEnded } from './standing.ts';

interface Calls {
  stripe: Stripe;
  callStripe: CallStripe;
}

/** Open invoices that are looked through. */
const openInvoices = 12;

/** Bills that are still open are not collected either. */
async function voidOpenInvoices({ stripe, callStripe }: Calls, subscription: string): Promise<void> {
  const { data } = await callStripe(() =>
    stripe.invoices.list({ subscription, status: 'open', limit: openInvoices }),
  );
  for (const invoice of data) {
    try {
      await callStripe(() => stripe.invoices.voidInvoice(invoice.id));
    } catch (error) {
      // It was paid or voided in between.
      if (!(error instanceof ProviderRefused)) throw error;
    }
  }
}

export async function cancelSubscription(
  { stripe, callStripe }: Calls,
  id: string | null,
  when: 'now' | 'period_end',
): Promise<void> {
  if (!id) return;
  try {
    if (when === 'now') await callStripe(() => stripe.subscriptions.cancel(id));
    else await callStripe(() => stripe.subscriptions.update(id, { cancel_at_period_end: true }));
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    // Stripe refuses to cancel what has ended.
    const { status } = await callStripe(() => stripe.subscriptions.retrieve(id));
    if (!hasEnded(status)) throw error;
  }
  if (when === 'now') await voidOpenInvoices({ stripe, callStripe }, id);
}

/** Takes a cancellation back, whether it is a flag, as ours, or a date, as that of the dashboard. */
export async function resumeSubscription({ stripe, callStripe }: Calls, id: string | null): Promise<void> {
  if (!id) throw new ProviderRefused('no subscription');
  const { status, cancel_at, cancel_at_period_end } = await callStripe(() =>
    stripe.subscriptions.retrieve(id),
  );
  if (hasEnded(status)) throw new ProviderRefused('the subscription has ended');
  if (cancel_at_period_end)
    await callStripe(() => stripe.subscriptions.update(id, { cancel_at_period_end: false }));
  else if (cancel_at) await callStripe(() => stripe.subscriptions.update(id, { cancel_at: '' }));
}
