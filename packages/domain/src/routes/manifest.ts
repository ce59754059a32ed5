/** How a page starts in the browser: a small script and islands, or the router. */
export type Boot = 'static' | 'app';

/** The layouts of spec section 2. */
export type Layout =
  | 'default'
  | 'default_black'
  | 'blog'
  | 'invite'
  | 'pricing'
  | 'single'
  | 'standalone'
  | 'actives';

export interface RouteAlias {
  /** Same syntax and the same parameters as `path`. */
  readonly path: string;
  /** `redirect`: 301 to the canonical spelling. `serve`: the same screen, 200, canonical to `path`. */
  readonly kind: 'redirect' | 'serve';
  /** Phones keep this spelling of a desktop path and are not sent to `/m`. */
  readonly keepsForm?: boolean;
}

/**
 * The values of a parameter: a closed list (anything else is a 404), or a pattern for ids that only
 * the service can judge.
 */
export type RouteParam =
  | { readonly kind: 'values'; readonly values: readonly string[] }
  | { readonly kind: 'pattern'; readonly pattern: RegExp };

/** One page of the site. Adding a page is one entry here, one page file, its messages. */
export interface RouteEntry {
  readonly id: string;
  /** The canonical spelling: `/pricing/checkout/:id?`. No language, no `/m`. */
  readonly path: string;
  readonly aliases: readonly RouteAlias[];
  readonly params: Readonly<Record<string, RouteParam>>;
  readonly layout: Layout;
  readonly boot: Boot;
  /** Visitors without a session go to `/login?redirect=…`. */
  readonly protected: boolean;
  /** Whether the head links the page in the other languages. */
  readonly alternates: boolean;
  /** Whether campaign and cost-per-sale tracking may run (spec section 2, navigation rules). */
  readonly tracking: boolean;
  /** Whether finished HTML may be kept and shared. */
  readonly cacheable: boolean;
  /** Whether search engines may list the page. */
  readonly indexable: boolean;
  /** Phones are served this path as it is and are not sent to `/m` (spec section 2). */
  readonly keepsForm: boolean;
  /** Ids of messages in the namespace `meta`. */
  readonly titleKey: string;
  readonly descriptionKey: string;
  /** The route whose metadata stand in when this one has none, and which stands above it in breadcrumbs. */
  readonly parent?: string;
}

export const routes = [
  {
    id: 'home',
    path: '/',
    aliases: [{ path: '/home', kind: 'serve', keepsForm: true }],
    params: {},
    layout: 'default',
    boot: 'static',
    protected: false,
    alternates: true,
    tracking: true,
    cacheable: true,
    indexable: true,
    keepsForm: false,
    titleKey: 'meta.home.title',
    descriptionKey: 'meta.home.description',
  },
  {
    id: 'pricing',
    path: '/pricing',
    aliases: [
      { path: '/order', kind: 'serve' },
      { path: '/paypal', kind: 'redirect' },
    ],
    params: {},
    layout: 'pricing',
    boot: 'app',
    protected: false,
    alternates: true,
    tracking: false,
    cacheable: true,
    indexable: true,
    keepsForm: false,
    titleKey: 'meta.pricing.title',
    descriptionKey: 'meta.pricing.description',
    parent: 'home',
  },
  {
    id: 'checkout',
    path: '/pricing/checkout/:id?',
    aliases: [],
    params: { id: { kind: 'pattern', pattern: /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/ } },
    layout: 'pricing',
    boot: 'app',
    protected: false,
    alternates: true,
    tracking: false,
    cacheable: true,
    indexable: false,
    keepsForm: false,
    titleKey: 'meta.checkout.title',
    descriptionKey: 'meta.checkout.description',
    parent: 'pricing',
  },
  {
    id: 'paystatus',
    path: '/paystatus',
    aliases: [],
    params: {},
    layout: 'pricing',
    boot: 'app',
    protected: true,
    alternates: false,
    tracking: false,
    cacheable: false,
    indexable: false,
    keepsForm: false,
    titleKey: 'meta.paystatus.title',
    descriptionKey: 'meta.paystatus.description',
    parent: 'pricing',
  },
  {
    id: 'paySuc',
    path: '/paySuc',
    aliases: [{ path: '/paypalSuc', kind: 'redirect' }],
    params: {},
    layout: 'pricing',
    boot: 'app',
    protected: true,
    alternates: false,
    tracking: false,
    cacheable: false,
    indexable: false,
    keepsForm: false,
    titleKey: 'meta.paySuc.title',
    descriptionKey: 'meta.paySuc.description',
    parent: 'pricing',
  },
  {
    id: 'login',
    path: '/login',
    aliases: [],
    params: {},
    layout: 'single',
    boot: 'app',
    protected: false,
    alternates: false,
    tracking: false,
    cacheable: true,
    indexable: true,
    keepsForm: false,
    titleKey: 'meta.login.title',
    descriptionKey: 'meta.login.description',
    parent: 'home',
  },
  {
    id: 'myAccount',
    path: '/myAccount/:section?',
    aliases: [],
    params: { section: { kind: 'values', values: ['subscriptions'] } },
    layout: 'default',
    boot: 'app',
    protected: true,
    alternates: false,
    tracking: false,
    cacheable: false,
    indexable: false,
    keepsForm: true,
    titleKey: 'meta.myAccount.title',
    descriptionKey: 'meta.myAccount.description',
    parent: 'home',
  },
  {
    id: 'notFound',
    path: '/404',
    aliases: [],
    params: {},
    layout: 'default',
    boot: 'app',
    protected: false,
    alternates: false,
    tracking: false,
    cacheable: true,
    indexable: false,
    keepsForm: false,
    titleKey: 'meta.notFound.title',
    descriptionKey: 'meta.notFound.description',
    parent: 'home',
  },
] as const satisfies readonly RouteEntry[];

export type RouteId = (typeof routes)[number]['id'];

/** An entry as code reads it: the shape of `RouteEntry` with the closed set of ids. */
export interface Route extends RouteEntry {
  readonly id: RouteId;
  readonly parent?: RouteId;
}

const entries: readonly Route[] = routes;
const byId = new Map<string, Route>(entries.map((route) => [route.id, route]));

export function routeById(id: RouteId): Route {
  const route = byId.get(id);
  if (!route) throw new Error(`No such route: ${id}`);
  return route;
}

/** The entries in the order of the manifest, typed as `Route`. */
export function allRoutes(): readonly Route[] {
  return entries;
}
