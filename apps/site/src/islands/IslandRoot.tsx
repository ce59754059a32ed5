import { LinkProvider } from '@tern/ui';
import type { ReactNode } from 'react';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import { type Site, SiteProvider } from '../app/SiteContext.tsx';
import { StaticLink } from '../app/StaticLink.tsx';

/** The providers around an island, on the server and in the browser alike. */
export function IslandRoot({ site, intl, children }: { site: Site; intl: IntlShape; children: ReactNode }) {
  return (
    <RawIntlProvider value={intl}>
      <SiteProvider value={site}>
        <LinkProvider component={StaticLink}>{children}</LinkProvider>
      </SiteProvider>
    </RawIntlProvider>
  );
}
