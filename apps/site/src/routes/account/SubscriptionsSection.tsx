import type { Subscription } from '@tern/contract';
import { brand } from '@tern/domain';
import { PaymentReceipt, SubscriptionList } from '@tern/patterns';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { focusHeading, focusIsFree } from '../../app/focusHeading.ts';
import { useStore, useStores } from '../../app/stores.tsx';
import { useStepTitle } from '../../app/useStepTitle.ts';
import { orderFacts } from '../../purchase/orderFacts.ts';
import { subscriptionsStore } from '../../purchase/subscriptions.store.ts';
import { failuresStore } from './failures.store.ts';

const here = '/myAccount/subscriptions';

/** `/myAccount/subscriptions`; `?receipt=<subscription id>` shows one receipt (spec section 2, account). */
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

const period = ({ interval_count, interval_unit, amount, currency }: Subscription) => ({
  intervalCount: interval_count,
  intervalUnit: interval_unit,
  amount: { amount, currency },
});

type Bought = Subscription & { method: NonNullable<Subscription['method']> };
/** False for a plan that was given for nothing. */
const isBought = (subscription: Subscription): subscription is Bought => subscription.method !== null;
const isPaid = ({ result }: Subscription) => result !== 'Failed';

/** A plan that runs. `opened`: epoch milliseconds. */
const currentPlan = (active: Subscription, opened: number) => ({
  ...period(active),
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
  const { subscriptions, failed } = useSnapshot(store.state);
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
      ...currentPlan(subscription, opened),
      id: subscription.subscription_id,
      onCancelRenewal: () => store.cancelRenewal(subscription.subscription_id),
    }));
  return (
    <SubscriptionList
      pricingHref="/pricing"
      onFailed={failures.tell}
      current={current}
      others={others}
      onCancelRenewal={current?.onCancelRenewal}
      payments={subscriptions.filter(isBought).map((subscription) => ({
        ...period(subscription),
        id: subscription.subscription_id,
        date: subscription.started_at,
        method: subscription.method,
        result: subscription.result,
        period: isPaid(subscription)
          ? { start: subscription.started_at, end: subscription.current_period_end }
          : undefined,
        receiptHref: isPaid(subscription)
          ? `${here}?receipt=${encodeURIComponent(subscription.subscription_id)}`
          : undefined,
      }))}
    />
  );
}

function Receipt({ id }: { id: string }) {
  const { session } = useStores();
  const store = useStore(subscriptionsStore);
  const [opened] = useState(Date.now);
  const { user } = useSnapshot(session.state);
  const { subscriptions, failed } = useSnapshot(store.state);
  if (!subscriptions || !user) {
    return failed ? (
      <PaymentReceipt status="error" backHref={here} onRetry={() => void store.load()} />
    ) : (
      <PaymentReceipt status="loading" backHref={here} />
    );
  }
  const found = subscriptions.find(({ subscription_id }) => subscription_id === id);
  if (!found || !isBought(found) || !isPaid(found))
    return <PaymentReceipt status="missing" backHref={here} />;
  return (
    <Opened>
      <PaymentReceipt
        backHref={here}
        headingLevel={2}
        seller={{
          brand: brand.name,
          name: brand.legalEntity.value,
          address: brand.address.value || undefined,
        }}
        email={user.email}
        onPrint={() => window.print()}
        receipt={{
          ...period(found),
          number: found.order_id,
          date: found.started_at,
          method: found.method,
          ...(found.tax_amount && { tax: { amount: found.tax_amount, currency: found.currency } }),
          result: found.result,
          period: { start: found.started_at, end: found.current_period_end },
          order: orderFacts(found, opened),
        }}
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
