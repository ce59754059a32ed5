import type { CurrencyCode } from '@tern/contract';
import { currencies, maxDiscount } from '@tern/domain';
import { LaterPart, PayBar, PlanComparison, PlanPicker, PricingFaq, ThirtyDays } from '@tern/patterns';
import { usePlans } from '../../purchase/usePlans.ts';
import { usePricedTrial } from '../../purchase/usePricedTrial.ts';

/** `/pricing` and `/order` (spec section 2, purchase). */
export function PricingPage() {
  const { views, failed, currency, selected, carry, store } = usePlans();
  const trial = usePricedTrial();
  return (
    <>
      <PlanPicker
        plans={views}
        error={failed}
        onRetry={() => void store.retry()}
        selectedId={selected?.id ?? null}
        onSelect={store.select}
        currency={currency}
        currencies={currencies}
        onCurrencyChange={(next) => void store.setCurrency(next as CurrencyCode)}
        hrefFor={(plan) => `/pricing/checkout/${plan.id}${carry}`}
        trial={trial}
        maxDiscount={maxDiscount(views?.map(({ discountPercent }) => discountPercent ?? 0) ?? null)}
        actionOnMobile="hidden"
      />
      {views ? (
        <LaterPart name="planComparison">
          <PlanComparison plans={views} trial={trial} />
        </LaterPart>
      ) : null}
      <LaterPart name="thirtyDays">
        <ThirtyDays />
      </LaterPart>
      <LaterPart name="planQuestions">
        <PricingFaq methods={['s1']} />
      </LaterPart>
      {selected ? <PayBar plan={selected} href={`/pricing/checkout/${selected.id}${carry}`} /> : null}
    </>
  );
}
