import type { Charge, Subscription, SubscriptionChanges } from '@tern/contract';
import { brand, isRecurring, type Language, sellerFacts, sellerOf } from '@tern/domain';
import { PaymentReceipt, PlanChange, SubscriptionList } from '@tern/patterns';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { focusHeading, focusIsFree } from '../../app/focusHeading.ts';
import { useSite } from '../../app/SiteContext.tsx';
import { useStore, useStores } from '../../app/stores.tsx';
import { useStepTitle } from '../../app/useStepTitle.ts';
import { orderFacts } from '../../purchase/orderFacts.ts';
import { subscriptionsStore } from '../../purchase/subscriptions.store.ts';
import { BillingSection } from './BillingSection.tsx';
import { ChangePlanView, followingPlan } from './ChangePlanView.tsx';
import { chargeOf, newestOf, paymentRow, receiptView, withFollowing } from './chargeViews.ts';
import { failuresStore } from './failures.store.ts';
import { InstrumentSection } from './InstrumentSection.tsx';
import { InvoiceButtons } from './InvoiceButtons.tsx';
import { createInvoicesStore } from './invoices.store.ts';
import { isChangeable, planChangesStore } from './planChanges.store.ts';
import { questionHref } from './questionHref.ts';

const here = '/myAccount/subscriptions';

/**
 * `/myAccount/subscriptions`; `?receipt=<its number>` shows one receipt, `?change=<subscription>` the change of a plan
 * (spec section 2, account).
 */
export function SubscriptionsSection() {
  const [search] = useSearchParams();
  const receipt = search.get('receipt');
  const change = search.get('change');
  const view = receipt ?? change;
  const shown = useRef(view);
  useEffect(() => {
    // The link that led to another of them is gone.
    if (shown.current !== view && focusIsFree()) focusHeading();
    shown.current = view;
  }, [view]);
  if (receipt !== null) return <Receipt id={receipt} />;
  return change === null ? <List /> : <Change id={change} />;
}

/** Plans, payments, and the plans that follow, which the sums of the next payments are of. */
function usePlans() {
  const store = useStore(subscriptionsStore);
  const following = useStore(planChangesStore);
  const { subscriptions, charges, failed } = useSnapshot(store.state);
  const { changes, failed: changesFailed } = useSnapshot(following.state);
  const waits = subscriptions?.some((each) => isChangeable(each) && !changes?.[each.subscription_id]);
  useEffect(() => {
    if (!subscriptions) following.reset();
    else if (waits) void following.load(subscriptions);
  }, [subscriptions, waits, following]);
  return {
    store,
    subscriptions: waits ? null : subscriptions,
    changes: (changes ?? {}) as Record<string, SubscriptionChanges>,
    charges,
    failed: failed || (Boolean(waits) && changesFailed),
    retry: () => void store.load(),
  };
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

/** A paused plan stands still between the end of what is paid and its next charge. */
function pausedPlan(active: Subscription, opened: number) {
  if (active.paused_until === null) return undefined;
  return {
    still: Date.parse(active.current_period_end) <= opened,
    goOnHref: questionHref('goOn', active.subscription_id),
    cancelHref: questionHref('cancel', active.subscription_id),
  };
}

/** The time of a plan whose end is known, with the day on which the page was opened, in epoch milliseconds. */
function planLine(active: Subscription, charges: readonly Charge[], opened: number) {
  if (active.state !== 'active' || active.paused_until !== null) return undefined;
  const newest = newestOf(charges, active.order_id);
  const from = Date.parse(newest?.period_start ?? active.started_at);
  const to = Date.parse(active.trial?.first_charge_at ?? active.current_period_end);
  const extraTo = active.next_charge_at === null ? undefined : Date.parse(active.next_charge_at);
  // A plan that waits for another has no today.
  return from <= opened && opened < to ? { from, to, today: opened, extraTo } : undefined;
}

/** A plan that runs. `opened`: epoch milliseconds. */
const currentPlan = (
  active: Subscription,
  {
    charges,
    changes,
    opened,
  }: { charges: readonly Charge[]; changes: SubscriptionChanges | undefined; opened: number },
) => ({
  ...period(active, newestOf(charges, active.order_id)),
  changeHref: changes && `${here}?change=${encodeURIComponent(active.subscription_id)}`,
  follows: changes && followingPlan(changes),
  periodEnd: active.trial?.first_charge_at ?? active.current_period_end,
  nextCharge: active.next_charge_at ?? undefined,
  paused: pausedPlan(active, opened),
  overdue: active.grace_ends_at
    ? { until: active.grace_ends_at, payHref: active.pay_url ?? undefined }
    : undefined,
  trial: active.trial !== null,
  line: planLine(active, charges, opened),
  order: withFollowing(orderFacts(active, opened), changes),
  renewal:
    active.renewal_amount === null ? null : { amount: active.renewal_amount, currency: active.currency },
});

function List() {
  const failures = useStore(failuresStore);
  const [search] = useSearchParams();
  const [opened] = useState(Date.now);
  const pdfOf = useInvoiceFiles();
  const { store, subscriptions, changes, charges, failed, retry } = usePlans();
  if (!subscriptions) {
    return failed ? (
      <SubscriptionList status="error" pricingHref="/pricing" onRetry={retry} />
    ) : (
      <SubscriptionList status="loading" pricingHref="/pricing" />
    );
  }
  const running = subscriptions.filter(({ state }) => state === 'active' || state === 'past_due');
  const [current, ...others] = running.map((subscription) => ({
    ...currentPlan(subscription, {
      charges,
      changes: changes[subscription.subscription_id],
      opened,
    }),
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
        payments={charges.map((charge) => ({ ...paymentRow(charge, here), onPdf: pdfOf(charge.receipt) }))}
        onCancelRenewal={current?.onCancelRenewal}
      />
      {running
        .filter(({ method }) => method !== null && isRecurring(method))
        .map((subscription, index) => (
          <InstrumentSection
            id={index === 0 ? 'paying' : undefined}
            key={subscription.subscription_id}
            subscription={subscription}
            returned={search.get('paying')}
          />
        ))}
      {charges.length > 0 ? <BillingSection /> : null}
    </>
  );
}

/** The file of a payment's invoice, by the number of its receipt. */
function useInvoiceFiles(): (receipt: string) => (() => Promise<boolean>) | undefined {
  const { api } = useStores();
  const { language } = useSite();
  const [store] = useState(() => createInvoicesStore(api));
  const { invoices } = useSnapshot(store.state);
  useEffect(() => void store.loadInvoices(), [store]);
  return (receipt) => {
    const found = invoices.find((invoice) => invoice.kind === 'invoice' && invoice.receipt === receipt);
    return found && (() => store.savePdf(found.number, language as Language));
  };
}

function Change({ id }: { id: string }) {
  const { subscriptions, changes, failed, retry } = usePlans();
  if (!subscriptions) {
    return failed ? (
      <PlanChange status="error" backHref={here} onRetry={retry} />
    ) : (
      <PlanChange status="loading" backHref={here} />
    );
  }
  const subscription = subscriptions.find(({ subscription_id }) => subscription_id === id);
  const known = changes[id];
  if (!subscription || !known) return <List />;
  return <ChangePlanView subscription={subscription} changes={known} backHref={here} />;
}

function Receipt({ id }: { id: string }) {
  const { session } = useStores();
  const [opened] = useState(Date.now);
  const { user } = useSnapshot(session.state);
  const { subscriptions, changes, charges, failed, retry } = usePlans();
  if (!subscriptions || !user) {
    return failed ? (
      <PaymentReceipt status="error" backHref={here} onRetry={retry} />
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
        receipt={receiptView(found, { charges, subscriptions, changes, now: opened })}
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
