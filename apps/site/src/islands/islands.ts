import type { BlogSearchIslandProps } from './BlogSearchIsland.tsx';
import type { CancelContractIslandProps } from './CancelContractIsland.tsx';
import type { CodeTryIslandProps } from './CodeTryIsland.tsx';
import type { ConnectTryIslandProps } from './ConnectTryIsland.tsx';
import type { ContactFormIslandProps } from './ContactFormIsland.tsx';
import type { DownloadsIslandProps } from './DownloadsIsland.tsx';
import type { NewsletterIslandProps } from './NewsletterIsland.tsx';
import type { PlaceChartIslandProps } from './PlaceChartIsland.tsx';
import type { PlaceSearchIslandProps } from './PlaceSearchIsland.tsx';
import type { PriceTeaserIslandProps } from './PriceTeaserIsland.tsx';
import type { VerifyIslandProps } from './VerifyIsland.tsx';

/** The islands of the static pages and what the server hands each of them. All values survive JSON. */
export interface IslandProps {
  priceTeaser: PriceTeaserIslandProps;
  cancelContract: CancelContractIslandProps;
  codeTry: CodeTryIslandProps;
  connectTry: ConnectTryIslandProps;
  contactForm: ContactFormIslandProps;
  downloads: DownloadsIslandProps;
  newsletter: NewsletterIslandProps;
  blogSearch: BlogSearchIslandProps;
  placeChart: PlaceChartIslandProps;
  placeSearch: PlaceSearchIslandProps;
  verify: VerifyIslandProps;
}
export type IslandName = keyof IslandProps;
