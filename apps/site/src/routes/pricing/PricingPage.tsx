import type { CurrencyCode } from '@tern/contract';
import { currencies, maxDiscount } from '@tern/domain';
import { LaterPart, PayBar, PlanComparison, PlanPicker, PricingFaq, ThirtyDays } from '@tern/patterns';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useStore } from '../../app/stores.tsx';
import { subscriptionsStore } from '../../purchase/subscriptions.store.ts';
import { usePlans } from '../../purchase/usePlans.ts';
import { usePricedTrial } from '../../purchase/usePricedTrial.ts';
import { atPaidPrice, planOwner } from './planOwner.ts';

/** `/pricing` and `/order` (spec section 2, purchase). */
export function PricingPage() {
  const { views, failed, currency, selected, carry, store } = usePlans();
  const trial = usePricedTrial();
  const { subscriptions, charges } = useSnapshot(useStore(subscriptionsStore).state);
  const [opened] = useState(Date.now);
  const owner = subscriptions && planOwner(subscriptions as never, charges as never, opened);
  const shown = owner ? (views?.map((view) => atPaidPrice(view, owner)) ?? null) : views;
  return (
    <>
      <PlanPicker
        plans={shown}
        error={failed}
        onRetry={() => void store.retry()}
        selectedId={selected?.id ?? null}
        onSelect={store.select}
        currency={currency}
        currencies={currencies}
        onCurrencyChange={(next) => void store.setCurrency(next as CurrencyCode)}
        hrefFor={(plan) => `/pricing/checkout/${plan.id}${carry}`}
        trial={trial}
        {...(owner && { owner })}
        maxDiscount={maxDiscount(views?.map(({ discountPercent }) => discountPercent ?? 0) ?? null)}
        actionOnMobile="hidden"
      />
      {shown ? (
        <LaterPart name="planComparison">
          <PlanComparison plans={shown} trial={trial} />
        </LaterPart>
      ) : null}
      <LaterPart name="thirtyDays">
        <ThirtyDays />
      </LaterPart>
      <LaterPart name="planQuestions">
        <PricingFaq methods={['s1']} />
      </LaterPart>
      {selected && !selected.owned && owner?.standing !== 'overdue' ? (
        <PayBar plan={selected} href={`/pricing/checkout/${selected.id}${carry}`} />
      ) : null}
    </>
  );
}
