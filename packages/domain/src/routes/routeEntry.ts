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
  /** Whether its HTML carries prices, and is kept once for each currency: true of every application page. */
  readonly priced: boolean;
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

type Given = Pick<RouteEntry, 'id' | 'path'> & Partial<RouteEntry>;

/** An entry with what most pages have in common: a static, indexable page of the default layout below home. */
export function page<const Entry extends Given>(entry: Entry): RouteEntry & { readonly id: Entry['id'] } {
  return {
    aliases: [],
    params: {},
    layout: 'default',
    boot: 'static',
    protected: false,
    alternates: true,
    tracking: false,
    cacheable: true,
    priced: entry.boot === 'app',
    indexable: true,
    keepsForm: false,
    titleKey: `meta.${entry.id}.title`,
    descriptionKey: `meta.${entry.id}.description`,
    ...(entry.id === 'home' ? {} : { parent: 'home' }),
    ...entry,
  };
}
