import {
  billingDetails,
  invoiceList,
  paymentInstrument,
  profile,
  session,
  subscriptionChanges,
  type User,
} from '@tern/contract';
import { buildPath, campaignPlaces, currencies, matchRoute, prefixOf, routeById } from '@tern/domain';
import type { Language } from '@tern/i18n';
import { changesFixture, instrumentFixture, planFixtures, userFixture } from '@tern/testing/fixtures';
import { mockOperation } from '@tern/testing/mockOperation';
import { type MouseEvent, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { configure } from 'storybook/test';
import { AppRoot } from '../src/app/AppRoot.tsx';
import { PageFrame } from '../src/app/PageFrame.tsx';
import type { PageComponent } from '../src/app/PageProps.ts';
import type { PublicData } from '../src/app/publicData.ts';
import type { Site } from '../src/app/SiteContext.tsx';
import { createStores } from '../src/app/stores.tsx';
import { IslandRendererProvider, type RenderIsland } from '../src/islands/Island.tsx';
import { AppRoutes } from '../src/routes.tsx';

// A page loads its parts and sends its requests one after the other, which a component does not.
configure({ asyncUtilTimeout: 5000 });

/** The data the page's HTML depends on, with every plan in every currency. */
export const storyData: PublicData = {
  currency: 'USD',
  plans: Object.fromEntries(currencies.map((currency) => [currency, planFixtures(currency)])),
  methods: ['s1'],
  campaign: null,
  trial: { planId: '12m', days: 30 },
  testMode: false,
};

/** Black Friday, three days before its end. */
export const storyCampaign: NonNullable<PublicData['campaign']> = {
  name: 'blackfriday',
  theme: 'blackfriday',
  timeZone: 'UTC',
  startsAt: Date.parse('2026-03-01T00:00:00Z'),
  endsAt: Date.parse('2026-03-05T18:11:17Z'),
  planIds: ['12m'],
  places: campaignPlaces,
  words: {},
};

/** The responses of the API about a person who is signed in. */
export const signedInAs = (user: User = userFixture) => [
  mockOperation(session, { data: { token: 'story' } }),
  mockOperation(profile, { data: user }),
  mockOperation(billingDetails, { data: { name: '', company: '', address: '', vat_id: '' } }),
  mockOperation(invoiceList, { data: { invoices: [] } }),
  mockOperation(subscriptionChanges, { data: changesFixture() }),
  mockOperation(paymentInstrument, { data: instrumentFixture() }),
];

export interface StoryPageProps {
  Page: PageComponent;
  /** Canonical path with its query, `/pricing/checkout/12m`. */
  path: string;
  /** A session cookie exists: the mocked API says whose it is. */
  signedIn?: boolean;
  data: PublicData;
  /** Set for the error screens. */
  status?: number;
}

/** Of the rights line, and of the days that a page counts from. */
const year = 2026;
const now = Date.UTC(year, 2, 2);

const showIsland: RenderIsland = (_name, island) => island;

function stay(event: MouseEvent): void {
  if ((event.target as Element).closest('a[href]:not([href^="#"])')) event.preventDefault();
}

/**
 * A page of the site with its header and footer, as the workbench shows it: real stores, real calls to the
 * mocked API, language and variant from the toolbar. Links lead nowhere.
 */
export function StoryPage({ Page, path, signedIn = false, data, status }: StoryPageProps) {
  const intl = useIntl();
  const language = intl.locale as Language;
  const variant = document.documentElement.dataset.variant === 'mobile' ? 'mobile' : 'desktop';
  const route = status
    ? routeById('notFound')
    : (matchRoute(path.replace(/[?#].*$/, ''))?.route ?? routeById('notFound'));
  const site: Site = {
    language,
    variant,
    boot: route.boot,
    routed: route.boot !== 'static',
    year,
    now,
    status,
  };
  const [stores] = useState(() => createStores(data));
  useEffect(() => void stores.session.restore(signedIn), [stores, signedIn]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: catches what bubbles from links
    <div onClick={stay}>
      <AppRoot site={site} intl={intl} stores={stores} data={data}>
        <MemoryRouter
          basename={prefixOf(site) || '/'}
          initialEntries={[buildPath({ language, variant, path })]}
        >
          <IslandRendererProvider value={showIsland}>
            <PageFrame
              route={route}
              data={data}
              page={<AppRoutes components={{ [route.id]: Page }} Closed={null} />}
            />
          </IslandRendererProvider>
        </MemoryRouter>
      </AppRoot>
    </div>
  );
}
