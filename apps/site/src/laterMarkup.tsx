import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { IntlShape } from 'react-intl';
import { PublicDataProvider } from './app/PublicDataContext.tsx';
import type { PublicData } from './app/publicData.ts';
import type { Site } from './app/SiteContext.tsx';
import { ConsentForm } from './consent/ConsentForm.tsx';
import { IslandRoot } from './islands/IslandRoot.tsx';
import { OfferBox } from './offerBox/OfferBox.tsx';
import type { LaterMarkup } from './renderer.ts';

type Place = Pick<Site, 'language' | 'variant'>;

/** Markup that comes to a page after it, without React in the browser. */
const markupOf = ({ language, variant }: Place, intl: IntlShape, part: ReactElement): string =>
  renderToString(
    <IslandRoot site={{ language, variant, boot: 'static', routed: false, year: 0 }} intl={intl}>
      {part}
    </IslandRoot>,
  );

export const renderConsent = (place: Place, intl: IntlShape): LaterMarkup => ({
  html: markupOf(place, intl, <ConsentForm />),
  module: 'src/consent/ConsentForm.tsx',
});

/** Null where no campaign has a box. */
export function renderOfferBox(place: Place, data: PublicData, intl: IntlShape): LaterMarkup | null {
  const html = markupOf(
    place,
    intl,
    <PublicDataProvider value={data}>
      <OfferBox />
    </PublicDataProvider>,
  );
  return html ? { html, module: 'src/offerBox/OfferBox.tsx' } : null;
}
