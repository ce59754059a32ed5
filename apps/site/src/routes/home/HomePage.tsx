import { ConnectTry } from '@tern/patterns';
import { Fold } from '../../app/Fold.tsx';
import { useSite } from '../../app/SiteContext.tsx';
import { useStore } from '../../app/stores.tsx';
import { ConnectTryIsland } from '../../islands/ConnectTryIsland.tsx';
import { Island } from '../../islands/Island.tsx';
import { plansStore } from '../../purchase/plans.store.ts';
import { planView } from '../../purchase/planView.ts';
import { usePricedTrial } from '../../purchase/usePricedTrial.ts';
import { HomeBelow } from './HomeBelow.tsx';

export function HomePage() {
  const { blocked = false } = useSite();
  const plans = useStore(plansStore);
  const cheapest = plans.state.plans
    ?.map((plan) => planView(plan).perMonth)
    .sort((a, b) => a.amount - b.amount)[0];
  return (
    <>
      <ConnectTry {...(cheapest && { fromPrice: cheapest })} trial={usePricedTrial()} closed={blocked}>
        <Island name="connectTry" component={ConnectTryIsland} props={{}} />
      </ConnectTry>
      <Fold />
      <HomeBelow />
    </>
  );
}
