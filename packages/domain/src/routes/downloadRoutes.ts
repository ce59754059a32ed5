import { page } from './routeEntry.ts';

/** Downloads (spec section 2). */
export const downloadRoutes = [
  page({
    id: 'download',
    path: '/download/:product?',
    params: { product: { kind: 'values', values: ['windows', 'mac', 'ios', 'android', 'chrome', 'tv'] } },
  }),
  page({
    id: 'smartTvs',
    path: '/download/smart-tvs/:product?',
    params: { product: { kind: 'values', values: ['smart-tv', 'samsung-tv', 'apple-tv', 'lg-tv'] } },
    parent: 'download',
  }),
  page({
    id: 'gameHost',
    path: '/download/game-host/:product',
    params: { product: { kind: 'values', values: ['playstation', 'xbox', 'nintendo-switch'] } },
    parent: 'download',
  }),
] as const;
