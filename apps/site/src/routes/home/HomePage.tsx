import type { TrialOffer } from '@tern/patterns';
import { Fold } from '../../app/Fold.tsx';
import { useStore } from '../../app/stores.tsx';
import { ConnectTryIsland } from '../../islands/ConnectTryIsland.tsx';
import { Island } from '../../islands/Island.tsx';
import { plansStore } from '../../purchase/plans.store.ts';
import { planView } from '../../purchase/planView.ts';
import { usePricedTrial } from '../../purchase/usePricedTrial.ts';
import { HomeBelow } from './HomeBelow.tsx';

export function HomePage() {
  const plans = useStore(plansStore);
  const cheapest = plans.state.plans
    ?.map((plan) => planView(plan).perMonth)
    .sort((a, b) => a.amount - b.amount)[0];
  const priced = usePricedTrial();
  return (
    <>
      <Island
        name="connectTry"
        component={ConnectTryIsland}
        props={{ fromPrice: cheapest ?? null, trial: priced && packTrial(priced) }}
      />
      <Fold />
      <HomeBelow />
    </>
  );
}

/** The words of the button and its small print: it travels in the HTML. */
function packTrial({ days, href, plan }: NonNullable<ReturnType<typeof usePricedTrial>>): TrialOffer {
  const { intervalCount, intervalUnit, total } = plan;
  return { days, href, plan: { intervalCount, intervalUnit, total } };
}
