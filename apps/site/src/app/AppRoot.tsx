import { LinkProvider } from '@tern/ui';
import type { ReactNode } from 'react';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import { type Site, SiteProvider } from './SiteContext.tsx';
import { SiteLink } from './SiteLink.tsx';
import { StaticLink } from './StaticLink.tsx';
import { type Stores, StoresProvider } from './stores.tsx';

export interface AppRootProps {
  site: Site;
  intl: IntlShape;
  stores: Stores;
  children: ReactNode;
}

/** What stands around every page, on the server and in the browser alike. */
export function AppRoot({ site, intl, stores, children }: AppRootProps) {
  return (
    <RawIntlProvider value={intl}>
      <SiteProvider value={site}>
        <StoresProvider value={stores}>
          <LinkProvider component={site.routed ? SiteLink : StaticLink}>{children}</LinkProvider>
        </StoresProvider>
      </SiteProvider>
    </RawIntlProvider>
  );
}
