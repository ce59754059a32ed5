import type { Charge, Subscription } from '@tern/contract';
import { brand, sellerFacts, sellerOf } from '@tern/domain';
import { PaymentReceipt, SubscriptionList } from '@tern/patterns';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { focusHeading, focusIsFree } from '../../app/focusHeading.ts';
import { useStore, useStores } from '../../app/stores.tsx';
import { useStepTitle } from '../../app/useStepTitle.ts';
import { orderFacts } from '../../purchase/orderFacts.ts';
import { subscriptionsStore } from '../../purchase/subscriptions.store.ts';
import { BillingSection } from './BillingSection.tsx';
import { chargeOf, newestOf, paymentRow, receiptView } from './chargeViews.ts';
import { failuresStore } from './failures.store.ts';
import { InvoiceButtons } from './InvoiceButtons.tsx';

const here = '/myAccount/subscriptions';

/** `/myAccount/subscriptions`; `?receipt=<its number>` shows one receipt (spec section 2, account). */
export function SubscriptionsSection() {
  const [search] = useSearchParams();
  const receipt = search.get('receipt');
  const shown = useRef(receipt);
  useEffect(() => {
    // The link that led to the other of the two is gone.
    if (shown.current !== receipt && focusIsFree()) focusHeading();
    shown.current = receipt;
  }, [receipt]);
  return receipt === null ? <List /> : <Receipt id={receipt} />;
}

/** The plan and its newest payment: of one that began as a trial nothing was paid first. */
function period({ interval_count, interval_unit, ...first }: Subscription, newest: Charge | undefined) {
  const { amount, currency } = newest ?? first;
  return {
    intervalCount: interval_count,
    intervalUnit: interval_unit,
    amount: { amount, currency },
  };
}

/** A plan that runs. `opened`: epoch milliseconds. */
const currentPlan = (active: Subscription, charges: readonly Charge[], opened: number) => ({
  ...period(active, newestOf(charges, active.order_id)),
  periodEnd: active.trial?.first_charge_at ?? active.current_period_end,
  nextCharge: active.next_charge_at ?? undefined,
  overdue: active.grace_ends_at
    ? { until: active.grace_ends_at, payHref: active.pay_url ?? undefined }
    : undefined,
  trial: active.trial !== null,
  order: orderFacts(active, opened),
  renewal:
    active.renewal_amount === null ? null : { amount: active.renewal_amount, currency: active.currency },
});

function List() {
  const failures = useStore(failuresStore);
  const store = useStore(subscriptionsStore);
  const [opened] = useState(Date.now);
  const { subscriptions, charges, failed } = useSnapshot(store.state);
  if (!subscriptions) {
    return failed ? (
      <SubscriptionList status="error" pricingHref="/pricing" onRetry={() => void store.load()} />
    ) : (
      <SubscriptionList status="loading" pricingHref="/pricing" />
    );
  }
  const [current, ...others] = subscriptions
    .filter(({ state }) => state === 'active' || state === 'past_due')
    .map((subscription) => ({
      ...currentPlan(subscription, charges, opened),
      id: subscription.subscription_id,
      onCancelRenewal: () => store.cancelRenewal(subscription.subscription_id),
    }));
  return (
    <>
      <SubscriptionList
        pricingHref="/pricing"
        onFailed={failures.tell}
        current={current}
        others={others}
        payments={charges.map((charge) => paymentRow(charge, here))}
        onCancelRenewal={current?.onCancelRenewal}
      />
      {charges.length > 0 ? <BillingSection /> : null}
    </>
  );
}

function Receipt({ id }: { id: string }) {
  const { session } = useStores();
  const store = useStore(subscriptionsStore);
  const [opened] = useState(Date.now);
  const { user } = useSnapshot(session.state);
  const { subscriptions, charges, failed } = useSnapshot(store.state);
  if (!subscriptions || !user) {
    return failed ? (
      <PaymentReceipt status="error" backHref={here} onRetry={() => void store.load()} />
    ) : (
      <PaymentReceipt status="loading" backHref={here} />
    );
  }
  const found = chargeOf(charges, subscriptions, id);
  if (!found) return <PaymentReceipt status="missing" backHref={here} />;
  const seller = sellerFacts(sellerOf(found.method));
  return (
    <Opened>
      <PaymentReceipt
        backHref={here}
        headingLevel={2}
        seller={{ brand: brand.name, name: seller.name, address: seller.address || undefined }}
        files={<InvoiceButtons receipt={found.receipt} />}
        email={user.email}
        onPrint={() => window.print()}
        receipt={receiptView(found, { charges, subscriptions, now: opened })}
      />
    </Opened>
  );
}

/** The one receipt is what the page was opened for: it is named after it, and read from its heading. */
function Opened({ children }: { children: ReactNode }) {
  useStepTitle('receipt');
  useEffect(() => {
    if (focusIsFree()) focusHeading();
  }, []);
  return <div data-arrival="">{children}</div>;
}
