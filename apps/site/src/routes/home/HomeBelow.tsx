import '@tern/tokens/themes.css';
import type { CurrencyCode } from '@tern/contract';
import {
  CampaignBanner,
  DevicesBand,
  EndCall,
  FaqSection,
  HomePart,
  NoLogs,
  TrustFacts,
  UseCases,
} from '@tern/patterns';
import { Container, Section } from '@tern/ui';
import type { PlanData } from '../../app/publicData.ts';
import { useSite } from '../../app/SiteContext.tsx';
import { useStore } from '../../app/stores.tsx';
import { useCampaign } from '../../app/useCampaign.ts';
import { useTrial } from '../../app/useTrial.ts';
import { Island } from '../../islands/Island.tsx';
import { PriceTeaserIsland, packPlan } from '../../islands/PriceTeaserIsland.tsx';
import { plansStore } from '../../purchase/plans.store.ts';

/** The home page below the first screen: its stylesheet does not hold the first screen up. */
export function HomeBelow() {
  const { variant, blocked = false } = useSite();
  const trial = useTrial();
  const plans = useStore(plansStore);
  const views = Object.fromEntries(
    [...plans.knownPlans()].map(([currency, list]: [CurrencyCode, PlanData[]]) => [
      currency,
      list.map(packPlan),
    ]),
  );
  const campaign = useCampaign('banner');
  return (
    <>
      <TrustFacts />
      {campaign ? (
        <Section spacing="tight">
          <Container>
            <CampaignBanner {...campaign.facts} now={null} href="/promotion" variant={variant} />
          </Container>
        </Section>
      ) : null}
      {blocked ? null : (
        <HomePart name="devices">
          <DevicesBand />
        </HomePart>
      )}
      <HomePart name="noLogs">
        <NoLogs />
      </HomePart>
      <HomePart name="uses">
        <UseCases />
      </HomePart>
      {blocked ? null : (
        <HomePart name="prices">
          <Island
            name="priceTeaser"
            component={PriceTeaserIsland}
            props={{ currency: plans.state.currency, plans: views }}
          />
        </HomePart>
      )}
      <HomePart name="questions">
        <FaqSection variant={variant} trial={trial} />
      </HomePart>
      <HomePart name="end">
        <EndCall variant={variant} trial={trial} closed={blocked} />
      </HomePart>
    </>
  );
}
