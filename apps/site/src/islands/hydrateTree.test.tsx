// @vitest-environment happy-dom

import messages from 'virtual:tern-messages/en';
import { createTernIntl } from '@tern/i18n';
import { deadReferences } from '@tern/testing/deadReferences';
import { act, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import type { Site } from '../app/SiteContext.tsx';
import { BlogSearchIsland } from './BlogSearchIsland.tsx';
import { CancelContractIsland } from './CancelContractIsland.tsx';
import { CodeTryIsland } from './CodeTryIsland.tsx';
import { ConnectTryIsland } from './ConnectTryIsland.tsx';
import { ContactFormIsland } from './ContactFormIsland.tsx';
import { DownloadsIsland } from './DownloadsIsland.tsx';
import { hydrateTree } from './hydrateTree.tsx';
import { IslandRoot } from './IslandRoot.tsx';
import type { IslandName } from './islands.ts';
import { NewsletterIsland } from './NewsletterIsland.tsx';
import { PlaceChartIsland } from './PlaceChartIsland.tsx';
import { PlaceSearchIsland } from './PlaceSearchIsland.tsx';
import { PriceTeaserIsland } from './PriceTeaserIsland.tsx';
import { VerifyIsland } from './VerifyIsland.tsx';

const site: Site = { language: 'en', variant: 'desktop', boot: 'static', routed: false, year: 2026 };

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(() => document.body.replaceChildren());

const islands: Record<IslandName, ReactElement> = {
  blogSearch: <BlogSearchIsland action="/blog/search" searches={['DNS']} categories={[]} />,
  cancelContract: <CancelContractIsland />,
  codeTry: <CodeTryIsland plan="12m" param="invite_code" />,
  connectTry: <ConnectTryIsland />,
  contactForm: <ContactFormIsland about="support" />,
  downloads: (
    <DownloadsIsland part="file" href="https://files.example/tern.exe" label="Download" platform="windows" />
  ),
  newsletter: <NewsletterIsland />,
  placeChart: <PlaceChartIsland />,
  placeSearch: <PlaceSearchIsland features={['p2p']} protocols={[]} typed={{}} stale={false} />,
  verify: (
    <VerifyIsland part="feed" signedWith="" shown={{ sequence: 1, servers: 1, countries: 1, owned: 0 }} />
  ),
  priceTeaser: <PriceTeaserIsland currency="USD" plans={{}} />,
};

it.each(Object.entries(islands))(
  'keeps what names an id alive after an empty submit: %s',
  async (name, island) => {
    const tree = (
      <IslandRoot site={site} intl={createTernIntl('en', messages)}>
        {island}
      </IslandRoot>
    );
    document.body.innerHTML = `<div>${renderToString(tree, { identifierPrefix: name })}</div>`;
    const element = document.body.firstElementChild as HTMLElement;
    expect(deadReferences(element)).toEqual([]);
    await hydrateTree(element, tree, name);
    await act(() =>
      element.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
    );
    expect(deadReferences(element)).toEqual([]);
  },
);
