import type { PaymentInstrument as PaymentInstrumentData, Subscription } from '@tern/contract';
import { prefixOf, providerNameOf } from '@tern/domain';
import { PaymentInstrument } from '@tern/patterns';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { goToProvider } from '../../app/leave.ts';
import { useSite } from '../../app/SiteContext.tsx';
import { useStore, useStores } from '../../app/stores.tsx';
import { failuresStore } from './failures.store.ts';
import { createInstrumentStore } from './instrument.store.ts';

/** The card or account that pays the next charge of a plan. `returned`: the buyer comes back from the provider's page. */
export function InstrumentSection({
  subscription,
  returned,
  id,
}: {
  subscription: Subscription;
  returned: string | null;
  id?: string | undefined;
}) {
  const { subscription_id: subscriptionId, method, state, currency, renewal_amount: amount } = subscription;
  const { api } = useStores();
  const site = useSite();
  const failures = useStore(failuresStore);
  const [store] = useState(() => createInstrumentStore(api, { subscriptionId, leave: goToProvider }));
  const { shown, failed } = useSnapshot(store.state);
  // The ways to change it follow from whether the plan renews.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when that changes
  useEffect(() => void store.load(), [store, amount]);
  if (!shown) {
    return failed ? (
      <PaymentInstrument id={id} status="error" onLook={() => void store.load()} />
    ) : (
      <PaymentInstrument id={id} status="loading" />
    );
  }
  const { instrument, next_charge_at: at } = shown;
  return (
    <PaymentInstrument
      id={id}
      instrument={instrument}
      removed={shown.removed}
      provider={providerNameOf(method ?? '') ?? ''}
      next={at !== null && amount !== null ? { amount: { amount, currency }, at } : null}
      overdue={state === 'past_due'}
      endsEarly={shown.expires_early}
      onChange={shown.change === 'page' ? () => store.change(prefixOf(site)) : undefined}
      providerHref={shown.provider_url ?? undefined}
      onRemove={shown.can_remove ? () => store.remove() : undefined}
      returned={outcomeOf(returned, shown)}
      changedAt={shown.changed_at ?? undefined}
      onLook={() => void store.load()}
      onFailed={failures.tell}
    />
  );
}

/** Nothing is said to be changed before the provider has said so. */
function outcomeOf(
  returned: string | null,
  { waiting, changed_at }: Pick<PaymentInstrumentData, 'waiting' | 'changed_at'>,
) {
  if (returned === 'back') return 'unchanged';
  if (returned !== 'done') return undefined;
  return waiting ? 'waiting' : changed_at === null ? undefined : 'done';
}
