import { brand, type Route } from '@tern/domain';
import {
  buildFooter,
  buildNavigation,
  CampaignRibbon,
  OfflineNotice,
  SiteFooter,
  SiteHeader,
  TestModeRibbon,
} from '@tern/patterns';
import { SkipLink } from '@tern/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSnapshot } from 'valtio';
import { shellMessages } from '../messages/shell.messages.ts';
import { useOffline } from './offline.ts';
import { PageHead } from './PageHead.tsx';
import { hasPage, useLanguageOptions } from './pageLinks.ts';
import { useSite } from './SiteContext.tsx';
import { useServerClock } from './serverClock.ts';
import { useStores } from './stores.tsx';

const navigation = buildNavigation(hasPage);
const footer = buildFooter(hasPage);

/** A page in the layout its route names (spec section 2, layouts). */
export function PageFrame({ route, children }: { route: Route; children: ReactNode }) {
  const head = <PageHead route={route} />;
  if (route.layout === 'single' || route.layout === 'standalone') {
    return (
      <>
        {head}
        <Ribbons />
        {children}
      </>
    );
  }
  return (
    <>
      {head}
      <SkipLink href="#main">
        <FormattedMessage {...shellMessages.skip} />
      </SkipLink>
      <Ribbons campaign />
      <Header route={route} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}

function Header({ route }: { route: Route }) {
  const { language, routed } = useSite();
  const languages = useLanguageOptions();
  const { session } = useStores();
  const { status } = useSnapshot(session.state);
  return (
    <SiteHeader
      brandName={brand.name}
      nav={navigation}
      languages={languages}
      current={language}
      currentPath={route.path}
      signedIn={status === 'unknown' ? null : status === 'signed-in'}
      accountHref="/myAccount"
      onSignOut={
        routed
          ? async () => {
              await session.signOut();
              location.assign('/');
            }
          : undefined
      }
      ground={route.id === 'home' ? 'alt' : 'plain'}
    />
  );
}

function Footer() {
  const { language, year } = useSite();
  return (
    <SiteFooter
      brandName={brand.name}
      columns={footer}
      languages={useLanguageOptions()}
      current={language}
      year={year}
    />
  );
}

function Ribbons({ campaign = false }: { campaign?: boolean }) {
  const { plans } = useStores();
  const { campaign: offer, testMode } = plans.page;
  const { plans: list } = useSnapshot(plans.state);
  const now = useServerClock(campaign && offer !== null);
  const offline = useOffline();
  // Which plan the offer is for is a fact of the price list, not of the advertisement.
  const plan = offer ? list?.find(({ id }) => id === offer.planId) : undefined;
  return (
    <>
      {testMode ? <TestModeRibbon /> : null}
      {campaign && offer && plan ? (
        <CampaignRibbon
          campaign={offer.key}
          percent={Number.parseInt(plan.discount_percent, 10)}
          months={plan.interval_unit === 'YEAR' ? plan.interval_count * 12 : plan.interval_count}
          endsAt={offer.endsAt}
          now={now}
          href={`/pricing/checkout/${plan.id}`}
        />
      ) : null}
      <OfflineNotice offline={offline} />
    </>
  );
}
