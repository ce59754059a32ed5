import type { PriceTeaserIslandProps } from './PriceTeaserIsland.tsx';

/** The islands of the static pages and what the server hands each of them. All values survive JSON. */
export interface IslandProps {
  priceTeaser: PriceTeaserIslandProps;
}
export type IslandName = keyof IslandProps;
