import { page } from './routeEntry.ts';

const slug = /^[a-z0-9][a-z0-9-]{0,119}$/;

/** The blog (spec section 2). No page of it names other languages. */
export const blogRoutes = [
  page({ id: 'blog', path: '/blog', layout: 'blog', alternates: false }),
  page({
    id: 'blogCategory',
    path: '/blog/category/:category',
    params: { category: { kind: 'pattern', pattern: slug } },
    layout: 'blog',
    alternates: false,
    parent: 'blog',
  }),
  page({
    id: 'blogTag',
    path: '/blog/tag/:tag',
    params: { tag: { kind: 'pattern', pattern: slug } },
    layout: 'blog',
    alternates: false,
    indexable: false,
    parent: 'blog',
  }),
  page({
    id: 'blogSearch',
    path: '/blog/search',
    layout: 'blog',
    alternates: false,
    indexable: false,
    parent: 'blog',
  }),
  page({
    id: 'blogMore',
    path: '/blog/more',
    layout: 'blog',
    alternates: false,
    indexable: false,
    parent: 'blog',
  }),
  page({
    id: 'blogArticle',
    path: '/blog/:unikey',
    params: { unikey: { kind: 'pattern', pattern: slug } },
    layout: 'blog',
    alternates: false,
    parent: 'blog',
  }),
] as const;
