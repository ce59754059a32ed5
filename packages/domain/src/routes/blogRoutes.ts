import { page, type RouteParam } from './routeEntry.ts';

/** Only the service knows which articles, categories and tags there are: it judges what these let through. */
const key: RouteParam = { kind: 'pattern', pattern: /^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$/ };
/** The first page of a list has no number. */
const laterPage: RouteParam = { kind: 'pattern', pattern: /^(?:[2-9]|[1-9]\d{1,3})$/ };

const ofBlog = { layout: 'blog', alternates: false, navigation: 'none' } as const;

/** The blog (spec section 2). No list of it names other languages; an article names its translations. */
export const blogRoutes = [
  page({ ...ofBlog, id: 'blog', path: '/blog', hops: true, navigation: 'both' }),
  page({
    ...ofBlog,
    id: 'blogCategory',
    path: '/blog/category/:category/:page?',
    params: { category: key, page: laterPage },
    parent: 'blog',
    page: 'BlogListPage',
  }),
  page({
    ...ofBlog,
    id: 'blogTag',
    path: '/blog/tag/:tag/:page?',
    params: { tag: key, page: laterPage },
    parent: 'blog',
    page: 'BlogListPage',
  }),
  page({
    ...ofBlog,
    id: 'blogMore',
    path: '/blog/more/:page?',
    params: { page: laterPage },
    indexable: false,
    parent: 'blog',
    page: 'BlogListPage',
    lead: 'blogPage.lead',
  }),
  page({
    ...ofBlog,
    id: 'blogSearch',
    path: '/blog/search',
    indexable: false,
    parent: 'blog',
    lead: 'blogPage.lead',
  }),
  page({
    ...ofBlog,
    id: 'blogArticle',
    path: '/blog/:unikey',
    params: { unikey: key },
    parent: 'blog',
    page: 'ArticlePage',
    fold: true,
  }),
] as const;
