import { brand, offerPlaceOf, type Route, routeById, showsIncident } from '@tern/domain';
import {
  CampaignRibbon,
  ChinaRibbon,
  PageLayout,
  PurchaseHeader,
  ScriptNeeded,
  SiteHeader,
  StatusBand,
  siteNavigation,
  TestModeRibbon,
} from '@tern/patterns';
import { SkipLink } from '@tern/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { shellMessages } from '../messages/shell.messages.ts';
import { PageFooter } from './PageFooter.tsx';
import type { PublicData } from './publicData.ts';
import { useSite } from './SiteContext.tsx';
import { themeOfPage, useCampaign } from './useCampaign.ts';
import { useLanguageOptions } from './useLanguageOptions.ts';
import { useTrial } from './useTrial.ts';

export interface PageFrameProps {
  route: Route;
  data: PublicData;
  /** The finished markup of the page, rendered as a root of its own; or the page itself, in the workbench. */
  page: string | ReactElement;
}

/**
 * Header and footer around a page (spec section 2, layouts). It is rendered on the server only: menus,
 * drawer and countdown work without React, so an application hydrates no more than its page.
 */
export function PageFrame({ route, data, page }: PageFrameProps) {
  const { formatMessage } = useIntl();
  const { language, year, blocked } = useSite();
  const languages = useLanguageOptions();
  const purchase = route.frame === 'purchase';
  const trial = useTrial();
  return (
    <PageLayout
      layout={route.layout}
      campaign={themeOfPage(route, data, year)}
      skip={<SkipLink href="#main">{formatMessage(shellMessages.skip)}</SkipLink>}
      ribbons={
        <>
          {data.testMode ? <TestModeRibbon /> : null}
          {blocked ? <ChinaNoticeAbove route={route} /> : <Offer route={route} on={data.campaign} />}
        </>
      }
      notice={route.needsScript ? <ScriptNeeded /> : null}
      header={
        purchase ? (
          <PurchaseHeader brandName={brand.name} languages={languages} current={language} />
        ) : (
          <>
            <SiteHeader
              brandName={brand.name}
              nav={blocked ? withoutAction(siteNavigation(trial)) : siteNavigation(trial)}
              languages={languages}
              current={language}
              currentPath={route.path}
              currentSection={route.layout === 'blog' ? '/blog' : undefined}
              signedIn={null}
              accountHref="/myAccount"
              ground={route.ground === 'ice' ? 'alt' : 'plain'}
            />
            <Incident route={route} data={data} />
          </>
        )
      }
      footer={<PageFooter languages={languages} />}
      main={{
        ...(route.boot !== 'static' && { 'data-root': '' }),
        // A place of its own: the reading position begins at its heading.
        ...(purchase && route.boot === 'intent' && { 'data-arrival': '' }),
        // Markup from our own renderToString.
        ...(typeof page === 'string' ? { dangerouslySetInnerHTML: { __html: page } } : { children: page }),
      }}
    />
  );
}

/** A line on pages of customers while a major incident lasts. Other pages do not read it: they need not be made anew. */
function Incident({ route, data }: Pick<PageFrameProps, 'route' | 'data'>) {
  const titles = showsIncident(route) && data.incident;
  return titles ? <StatusBand titles={titles} href={routeById('status').path} /> : null;
}

/** Nothing is sold where the visitor is: no button leads to the plans. */
const withoutAction = ({ action: _action, ...nav }: ReturnType<typeof siteNavigation>) => nav;

/** Pages that would sell something say it themselves. */
const ChinaNoticeAbove = ({ route }: { route: Route }) => (route.offering ? null : <ChinaRibbon />);

/** The ribbon of the offer that is on, where the page says it there. Its plan and percentage are facts of the price list. */
function Offer({ route, on }: { route: Route; on: PublicData['campaign'] }) {
  const campaign = useCampaign('ribbon');
  if (!campaign || offerPlaceOf(route, on) !== 'ribbon') return null;
  return <CampaignRibbon {...campaign.facts} now={null} href={`/pricing/checkout/${campaign.planId}`} />;
}
