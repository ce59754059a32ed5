import type { CurrencyCode } from '@tern/contract';
import { currencies, maxDiscount } from '@tern/domain';
import {
  LaterPart,
  PayBar,
  PlanComparison,
  PlanPicker,
  type PlanView,
  PricingFaq,
  ThirtyDays,
} from '@tern/patterns';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { PlanData } from '../../app/publicData.ts';
import { useStore } from '../../app/stores.tsx';
import { subscriptionsStore } from '../../purchase/subscriptions.store.ts';
import { usePlans } from '../../purchase/usePlans.ts';
import { usePricedTrial } from '../../purchase/usePricedTrial.ts';
import { atPersonalPrice } from './atPersonalPrice.ts';
import { atPaidPrice, planOwner } from './planOwner.ts';
import { usePersonalPrice } from './usePersonalPrice.ts';

/** `/pricing` and `/order` (spec section 2, purchase). */
export function PricingPage() {
  const { plans, views, failed, currency, selected, offer, carry, store } = usePlans();
  const trial = usePricedTrial();
  const { subscriptions, charges } = useSnapshot(useStore(subscriptionsStore).state);
  const [opened] = useState(Date.now);
  const owner = subscriptions && planOwner(subscriptions as never, charges as never, opened);
  const personal = usePersonalPrice(plans?.[0]?.id);
  const shown =
    views?.map((view, at) => {
      if (owner) return atPaidPrice(view, owner);
      const plan = personal && plans?.[at];
      return plan ? atPersonalPrice(view, plan as PlanData, personal) : view;
    }) ?? null;
  const chosen = selected && shown?.find(({ id }) => id === selected.id);
  const query = new URLSearchParams(carry);
  if (personal?.code) query.set('student_code', personal.code);
  const hrefFor = ({ id }: Pick<PlanView, 'id'>) =>
    `/pricing/checkout/${id}${query.size > 0 ? `?${query}` : ''}`;
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
        hrefFor={hrefFor}
        trial={trial}
        {...(owner ? { owner } : personal && { personal })}
        {...(offer === null && store.page.offerLine && { offer: store.page.offerLine })}
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
      {chosen && !chosen.owned && owner?.standing !== 'overdue' ? (
        <PayBar plan={chosen} href={hrefFor(chosen)} />
      ) : null}
    </>
  );
}
