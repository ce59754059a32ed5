import type { PaymentParts } from './PaymentParts.ts';
import type { SubscriptionRecord } from './records.ts';

/** Changes subscriptions and says so. */
export function createChanges({
  books,
  events,
  seconds,
}: Pick<PaymentParts, 'books' | 'events' | 'seconds'>) {
  /** `also`: changes what is kept elsewhere. */
  function change(
    subscription: SubscriptionRecord,
    changes: Partial<SubscriptionRecord>,
    also = () => {},
  ): void {
    const before = books.subscription(subscription);
    Object.assign(subscription, changes);
    also();
    const object = books.subscription(subscription);
    const previous = Object.fromEntries(
      Object.entries(before).filter(
        ([name, value]) =>
          JSON.stringify(value) !== JSON.stringify((object as unknown as Record<string, unknown>)[name]),
      ),
    );
    // Stripe sends nothing where nothing has changed.
    if (Object.keys(previous).length === 0) return;
    const type = 'customer.subscription.updated';
    events.emit(subscription.purchase, { type, object, previous });
  }

  function end(subscription: SubscriptionRecord): void {
    if (subscription.status === 'canceled') return;
    const ended_at = seconds();
    Object.assign(subscription, {
      status: 'canceled',
      ended_at,
      canceled_at: subscription.canceled_at ?? ended_at,
    });
    const draft = books.openInvoiceOf(subscription.id);
    // A draft is never finalized any more; a bill that is open is no longer collected by itself.
    if (draft?.status === 'draft') draft.finalizes_at = null;
    const object = books.subscription(subscription);
    events.emit(subscription.purchase, { type: 'customer.subscription.deleted', object });
  }

  return { change, end };
}

export type Changes = ReturnType<typeof createChanges>;
