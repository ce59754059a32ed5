import { blogRoutes } from './blogRoutes.ts';
import { countryRoutes } from './countryRoutes.ts';
import { downloadRoutes } from './downloadRoutes.ts';
import { infoRoutes } from './infoRoutes.ts';
import { programmeRoutes } from './programmeRoutes.ts';
import { page } from './routeEntry.ts';
import { useCaseRoutes } from './useCaseRoutes.ts';

/** The pages that are complete without a script: marketing, countries, use cases, blog, legal. */
export const pageRoutes = [
  page({
    id: 'home',
    path: '/',
    hops: true,
    aliases: [{ path: '/home', kind: 'serve', keepsVariant: true }],
    tracking: true,
    priced: true,
    offer: ['banner', 'ribbon', 'box'],
    ground: 'ice',
    browserBar: 'ice',
    fold: true,
    // The logo leads here.
    navigation: 'none',
  }),
  ...infoRoutes,
  ...useCaseRoutes,
  ...countryRoutes,
  ...downloadRoutes,
  ...programmeRoutes,
  ...blogRoutes,
] as const;
