import type { CurrencyCode } from '@tern/contract';
import { usePublicData } from '../../app/PublicDataContext.tsx';
import { Island } from '../../islands/Island.tsx';
import { PriceTeaserIsland, packPlan } from '../../islands/PriceTeaserIsland.tsx';

/** The prices of the activity this page is about, or those that always hold. */
export function OfferPrices() {
  const { activity, currency, plans } = usePublicData();
  return (
    <Island
      name="priceTeaser"
      component={PriceTeaserIsland}
      props={{
        currency,
        plans: Object.fromEntries(
          Object.entries(activity?.plans ?? plans).map(([code, list]) => [
            code as CurrencyCode,
            list.map(packPlan),
          ]),
        ),
        activity: activity?.name,
      }}
    />
  );
}
