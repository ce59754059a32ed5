import type { CurrencyCode, Plan } from '@tern/contract';
import {
  DevicesBand,
  EndCall,
  FaqSection,
  NoLogs,
  OnOff,
  Places,
  ToolsTeaser,
  TrustFacts,
  UseCases,
} from '@tern/patterns';
import { useSite } from '../../app/SiteContext.tsx';
import { useStore } from '../../app/stores.tsx';
import { Island } from '../../islands/Island.tsx';
import { PriceTeaserIsland, packPlan } from '../../islands/PriceTeaserIsland.tsx';
import { plansStore } from '../pricing/plans.store.ts';
import { planView } from '../pricing/planView.ts';

/** The home page below the first screen: its stylesheet does not hold the first screen up. */
export function HomeBelow() {
  const { form } = useSite();
  const plans = useStore(plansStore);
  const views = Object.fromEntries(
    [...plans.knownPlans()].map(([currency, list]: [CurrencyCode, Plan[]]) => [
      currency,
      list.map((plan) => packPlan(planView(plan))),
    ]),
  );
  return (
    <>
      <TrustFacts />
      <OnOff />
      <DevicesBand />
      <NoLogs />
      <UseCases />
      <ToolsTeaser />
      <Places />
      <Island
        name="priceTeaser"
        component={PriceTeaserIsland}
        props={{ currency: plans.state.currency, plans: views }}
      />
      <FaqSection form={form} />
      <EndCall form={form} />
    </>
  );
}
