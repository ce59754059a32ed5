// @vitest-environment happy-dom

import messages from 'virtual:tern-messages/en';
import { createTernIntl } from '@tern/i18n';
import { act, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import type { Site } from '../app/SiteContext.tsx';
import { BlogSearchIsland } from './BlogSearchIsland.tsx';
import { ContactFormIsland } from './ContactFormIsland.tsx';
import { hydrateTree } from './hydrateTree.tsx';
import { IslandRoot } from './IslandRoot.tsx';
import { NewsletterIsland } from './NewsletterIsland.tsx';
import { PriceTeaserIsland } from './PriceTeaserIsland.tsx';

const site: Site = { language: 'en', variant: 'desktop', boot: 'static', routed: false, year: 2026 };

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(() => document.body.replaceChildren());

const islands: [name: string, island: ReactElement][] = [
  ['blogSearch', <BlogSearchIsland key="search" action="/blog/search" searches={['DNS']} categories={[]} />],
  ['contactForm', <ContactFormIsland key="contact" about="support" />],
  ['newsletter', <NewsletterIsland key="newsletter" />],
  ['priceTeaser', <PriceTeaserIsland key="prices" currency="USD" plans={{}} />],
];

/** Where ids are named: labels, hints, errors, owned parts, and links of an error summary. */
function deadReferences(root: HTMLElement): string[] {
  const names = [
    'for',
    'aria-labelledby',
    'aria-describedby',
    'aria-errormessage',
    'aria-controls',
    'aria-owns',
  ];
  const named = names.flatMap((name) =>
    [...root.querySelectorAll(`[${name}]`)].flatMap((part) => (part.getAttribute(name) ?? '').split(/\s+/)),
  );
  const linked = [...root.querySelectorAll('a[href^="#"]')].map((link) =>
    link.getAttribute('href')?.slice(1),
  );
  return [...named, ...linked].filter((id): id is string => !!id && !document.getElementById(id));
}

it.each(islands)('keeps what names an id alive after an empty submit: %s', async (name, island) => {
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
});
