import type { ComponentType } from 'react';
import type { IslandName, IslandProps } from './islands.ts';
import { PriceTeaserIsland } from './PriceTeaserIsland.tsx';

/** The islands at hand, for the server. The browser loads each one by itself (see `mountIsland`). */
export const islandComponents: { [Name in IslandName]: ComponentType<IslandProps[Name]> } = {
  priceTeaser: PriceTeaserIsland,
};
