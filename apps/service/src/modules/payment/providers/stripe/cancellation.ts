import type Stripe from 'stripe';
import { ProviderRefused } from '../PaymentAdapter.ts';
import type { AskStripe } from './common.ts';
import { hasEnded } from './standing.ts';

interface Calls {
  stripe: Stripe;
  ask: AskStripe;
}

/** Open invoices that are looked through. */
const openInvoices = 12;

/** Bills that are still open are not collected either. */
async function voidOpenInvoices({ stripe, ask }: Calls, subscription: string): Promise<void> {
  const { data } = await ask(() =>
    stripe.invoices.list({ subscription, status: 'open', limit: openInvoices }),
  );
  for (const invoice of data) {
    try {
      await ask(() => stripe.invoices.voidInvoice(invoice.id));
    } catch (error) {
      // It was paid or voided in between.
      if (!(error instanceof ProviderRefused)) throw error;
    }
  }
}

export async function cancelSubscription(
  { stripe, ask }: Calls,
  id: string | null,
  when: 'now' | 'period_end',
): Promise<void> {
  if (!id) return;
  try {
    if (when === 'now') await ask(() => stripe.subscriptions.cancel(id));
    else await ask(() => stripe.subscriptions.update(id, { cancel_at_period_end: true }));
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    // Stripe refuses to cancel what has ended.
    const { status } = await ask(() => stripe.subscriptions.retrieve(id));
    if (!hasEnded(status)) throw error;
  }
  if (when === 'now') await voidOpenInvoices({ stripe, ask }, id);
}

/** Takes a cancellation back, whether it is a flag, as ours, or a date, as that of the dashboard. */
export async function resumeSubscription({ stripe, ask }: Calls, id: string | null): Promise<void> {
  if (!id) throw new ProviderRefused('no subscription');
  const { status, cancel_at, cancel_at_period_end } = await ask(() => stripe.subscriptions.retrieve(id));
  if (hasEnded(status)) throw new ProviderRefused('the subscription has ended');
  if (cancel_at_period_end) await ask(() => stripe.subscriptions.update(id, { cancel_at_period_end: false }));
  else if (cancel_at) await ask(() => stripe.subscriptions.update(id, { cancel_at: '' }));
}
