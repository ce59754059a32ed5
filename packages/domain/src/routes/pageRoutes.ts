import { page } from './routeEntry.ts';

/** The pages that are complete without a script: marketing, countries, use cases, blog, legal. */
export const pageRoutes = [
  page({
    id: 'home',
    path: '/',
    aliases: [{ path: '/home', kind: 'serve', keepsForm: true }],
    tracking: true,
    priced: true,
  }),
] as const;
