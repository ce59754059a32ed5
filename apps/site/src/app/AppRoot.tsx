import { LinkProvider } from '@tern/ui';
import type { ReactNode } from 'react';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import { PublicDataProvider } from './PublicDataContext.tsx';
import type { PublicData } from './publicData.ts';
import { type Site, SiteProvider } from './SiteContext.tsx';
import { SiteLink } from './SiteLink.tsx';
import { StaticLink } from './StaticLink.tsx';
import { type Stores, StoresProvider } from './stores.tsx';

export interface AppRootProps {
  site: Site;
  intl: IntlShape;
  stores: Stores;
  data: PublicData;
  children: ReactNode;
}

/** The providers around every page, on the server and in the browser alike. */
export function AppRoot({ site, intl, stores, data, children }: AppRootProps) {
  return (
    <RawIntlProvider value={intl}>
      <SiteProvider value={site}>
        <StoresProvider value={stores}>
          <PublicDataProvider value={data}>
            <LinkProvider component={site.routed ? SiteLink : StaticLink}>{children}</LinkProvider>
          </PublicDataProvider>
        </StoresProvider>
      </SiteProvider>
    </RawIntlProvider>
  );
}
