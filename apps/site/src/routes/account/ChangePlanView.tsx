import type { Subscription, SubscriptionChanges } from '@tern/contract';
import { PlanChange, type PlanChangeOption } from '@tern/patterns';
import { useStore } from '../../app/stores.tsx';
import { subscriptionsStore } from '../../purchase/subscriptions.store.ts';
import { planChangesStore } from './planChanges.store.ts';

type Option = SubscriptionChanges['options'][number];

const periodOf = ({ interval_count, interval_unit }: Pick<Option, 'interval_count' | 'interval_unit'>) => ({
  intervalCount: interval_count,
  intervalUnit: interval_unit,
});

function optionOf({ currency }: SubscriptionChanges, option: Option): PlanChangeOption {
  const { plan_id: id, now, at_end: atEnd } = option;
  const money = (amount: number) => ({ amount, currency });
  return {
    id,
    ...periodOf(option),
    now: now
      ? {
          amount: money(now.amount),
          renewal: money(now.renewal_amount),
          nextCharge: now.ends_at,
          // The checkout is a document of its own.
          href: `/pricing/checkout/${id}`,
        }
      : undefined,
    atEnd: atEnd ? money(atEnd.amount) : undefined,
  };
}

/** The plan that follows, as the account names it. */
export const followingPlan = ({ next, follows_at }: SubscriptionChanges) =>
  next && follows_at ? { ...periodOf(next), at: follows_at } : undefined;

interface ChangePlanViewProps {
  subscription: Subscription;
  changes: SubscriptionChanges;
  backHref: string;
}

/** `/myAccount/subscriptions?change=<subscription>`: changes a plan at its end or today. */
export function ChangePlanView({ subscription, changes, backHref }: ChangePlanViewProps) {
  const store = useStore(planChangesStore);
  const subscriptions = useStore(subscriptionsStore);
  const follows = followingPlan(changes);
  const { currency, next } = changes;
  async function change(to: { plan_id: string; amount?: number }) {
    const done = await store.change(subscription, to);
    // The sum of the next payment is another one; after a refusal the prices may be.
    void (done ? subscriptions.load() : store.load([subscription]));
    return done;
  }
  return (
    <PlanChange
      backHref={backHref}
      current={{ ...periodOf(subscription), periodEnd: subscription.current_period_end }}
      options={changes.options.map((option) => optionOf(changes, option))}
      followsAt={changes.follows_at ?? undefined}
      follows={
        follows && next
          ? { ...follows, price: { amount: next.amount, currency }, requestedAt: next.requested_at }
          : undefined
      }
      onFollow={({ id, atEnd }) => change({ plan_id: id, ...(atEnd && { amount: atEnd.amount }) })}
      onKeep={() => change({ plan_id: subscription.plan_id })}
    />
  );
}
