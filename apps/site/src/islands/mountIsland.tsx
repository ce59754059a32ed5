import { createTernIntl } from '@tern/i18n';
import type { ComponentType } from 'react';
import { keepTypedLater } from '../app/keepTypedLater.ts';
import { readSite } from '../app/readSite.ts';
import { followVisitor } from '../boot/followVisitor.ts';
import type { OnAlive } from '../boot/hydrateOnIntent.ts';
import { hydrateTree } from './hydrateTree.tsx';
import { IslandRoot } from './IslandRoot.tsx';
import { loadIslandMessages } from './islandMessages.ts';
import type { IslandName } from './islands.ts';

const components: Record<IslandName, () => Promise<ComponentType<never>>> = {
  blogSearch: async () => (await import('./BlogSearchIsland.tsx')).BlogSearchIsland,
  cancelContract: async () => (await import('./CancelContractIsland.tsx')).CancelContractIsland,
  codeTry: async () => (await import('./CodeTryIsland.tsx')).CodeTryIsland,
  connectTry: async () => (await import('./ConnectTryIsland.tsx')).ConnectTryIsland,
  contactForm: async () => (await import('./ContactFormIsland.tsx')).ContactFormIsland,
  downloads: async () => (await import('./DownloadsIsland.tsx')).DownloadsIsland,
  newsletter: async () => (await import('./NewsletterIsland.tsx')).NewsletterIsland,
  placeChart: async () => (await import('./PlaceChartIsland.tsx')).PlaceChartIsland,
  placeSearch: async () => (await import('./PlaceSearchIsland.tsx')).PlaceSearchIsland,
  priceTeaser: async () => (await import('./PriceTeaserIsland.tsx')).PriceTeaserIsland,
  verify: async () => (await import('./VerifyIsland.tsx')).VerifyIsland,
};

/**
 * Hydrates one island in place. Calls `onAlive` in an effect of its root. `wake` is none: it stands for another one
 * (`WakesIsland`), which begins as if it was touched itself.
 */
export async function mountIsland(
  element: HTMLElement,
  name: IslandName | 'wake',
  props: unknown,
  onAlive: OnAlive,
): Promise<void> {
  if (name === 'wake') {
    document.querySelector(`[data-island="${props}"]`)?.dispatchEvent(new Event('pointerover'));
    return;
  }
  const site = readSite();
  const [Component, messages] = await Promise.all([
    components[name](),
    loadIslandMessages(site.language, name),
  ]);
  const intl = createTernIntl(site.language, messages);
  const visitor = followVisitor(element);
  const Island = Component as ComponentType<object>;
  const hydrated = hydrateTree(
    element,
    <IslandRoot site={site} intl={intl}>
      <Island {...(props as object)} />
    </IslandRoot>,
    name,
    () => onAlive(visitor),
  );
  // Text that is there already is kept as soon as its fields are alive.
  keepTypedLater(element, hydrated);
  await hydrated;
}
