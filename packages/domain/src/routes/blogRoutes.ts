import { page } from './routeEntry.ts';

/** The blog (spec section 2). No page of it names other languages. */
export const blogRoutes = [
  page({ id: 'blog', path: '/blog', layout: 'blog', alternates: false, navigation: 'both' }),
  page({
    id: 'blogSearch',
    path: '/blog/search',
    layout: 'blog',
    alternates: false,
    indexable: false,
    parent: 'blog',
    page: 'BlogPage',
    navigation: 'none',
  }),
  page({
    id: 'blogMore',
    path: '/blog/more',
    layout: 'blog',
    alternates: false,
    indexable: false,
    parent: 'blog',
    page: 'BlogPage',
    navigation: 'none',
  }),
] as const;
