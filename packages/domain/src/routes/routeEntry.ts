import type { CampaignPlace } from '../campaigns/campaign.ts';
import type { CampaignName } from '../campaigns/campaignThemes.ts';
import type { UseCaseFamily } from './useCases.ts';

/**
 * How a page starts in the browser: a small script and islands, the same with the whole page as one island, or alive
 * at once.
 */
export type Boot = 'static' | 'intent' | 'app';

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

/** The background of a page: the plain one, or ice, the alternate one. */
export type Ground = 'plain' | 'ice';

/**
 * The frame around a page in a layout with header and footer: that of the site, or that of a purchase, which leads
 * nowhere else: logo, language and a lock.
 */
export type Frame = 'site' | 'purchase';

/** Which lists of links on every page name it (`siteNavigation` and `footerColumns` of the patterns). */
export type NavigationPlace = 'header' | 'footer' | 'both' | 'none';

export interface RouteAlias {
  /** Same syntax and the same parameters as `path`. */
  readonly path: string;
  /** `redirect`: 301 to the canonical spelling. `serve`: the same screen, 200, canonical to `path`. */
  readonly kind: 'redirect' | 'serve';
  /** For an address without parameters that leads to one of the values: the page it stands for. */
  readonly params?: Readonly<Record<string, string>>;
  /** Phones stay on this spelling of a desktop path and are not redirected to `/m`. */
  readonly keepsVariant?: boolean;
}

/**
 * The values of a parameter: a closed list (anything else is a 404), or a pattern for ids that only
 * the service can judge.
 */
export type RouteParam =
  | { readonly kind: 'values'; readonly values: readonly string[] }
  | { readonly kind: 'pattern'; readonly pattern: RegExp };

/** One page of the site. Adding a page is one entry here, one page file, one file of messages. */
export interface RouteEntry {
  readonly id: string;
  /** Name of its component and of the file below `apps/site/src/routes`; `AboutusPage` of `aboutus` unless given. */
  readonly page: string;
  /** The canonical spelling: `/pricing/checkout/:id?`. No language, no `/m`. */
  readonly path: string;
  readonly aliases: readonly RouteAlias[];
  readonly params: Readonly<Record<string, RouteParam>>;
  readonly layout: Layout;
  /** Pages of one frame follow each other in the router; a page of the other one is loaded as a document. */
  readonly frame: Frame;
  readonly boot: Boot;
  /**
   * Reasons for an `intent` page to start by itself, since it becomes personal: cookies by name, parameters of the query
   * with a `?` before them, and `#` for anything behind one.
   */
  readonly startsFor: readonly string[];
  /** Whether the page does nothing for a browser without scripts, and says so there. */
  readonly needsScript: boolean;
  /** Visitors without a session go to `/login?redirect=…`. */
  readonly protected: boolean;
  /** Whether the head links the page in the other languages. */
  readonly alternates: boolean;
  /** Whether campaign and cost-per-sale tracking may run (spec section 2, navigation rules). */
  readonly tracking: boolean;
  /**
   * Whether visitors are sent to the host of the payment services, once per session, where there is one (spec section 2,
   * navigation rules).
   */
  readonly hops: boolean;
  /** Whether finished HTML may be cached and shared. */
  readonly cacheable: boolean;
  /** Whether its HTML carries prices, and is cached once for each currency: true of every page that is not static. */
  readonly priced: boolean;
  /** Whether search engines may list the page. */
  readonly indexable: boolean;
  /** Phones are served this path as it is and are not sent to `/m` (spec section 2). */
  readonly keepsVariant: boolean;
  /** Whether the page hands out a plan, a trial or a download: blocked countries get the notice in its place. */
  readonly offering: boolean;
  /**
   * Where the page says the offer that is on: in the first of these places that the campaign has, and nowhere else
   * (`offerPlaceOf`). None where a person signs in, pays, reads terms, needs help, or is told of another price.
   */
  readonly offer: readonly CampaignPlace[];
  /** The season the page is about: it wears that season's look, whatever else is on. */
  readonly season?: CampaignName;
  /** The page is about the free trial: the served path that stands in its place while none is sold. Lists leave it out then. */
  readonly withoutTrial?: string;
  /** Whether the page may load the fields of a payment provider. */
  readonly takesPayment: boolean;
  /** Whose script such a page may load: the card fields', or Paddle's. */
  readonly paymentScript: 'fields' | 'paddle';
  /** The background of the first screen and the header. */
  readonly ground: Ground;
  /** The ground that the browser's own bar continues (`theme-color`). */
  readonly browserBar: Ground;
  /** Whether the page has a fold: what is below it is in `…Below.tsx` beside the page file. */
  readonly fold: boolean;
  /** Where a link to the page stands on every page. Each page decides. */
  readonly navigation: NavigationPlace;
  /** Ids of messages in the namespace `meta`. */
  readonly titleKey: string;
  readonly descriptionKey: string;
  readonly keywordsKey: string;
  /**
   * Id of the message that begins the page: its description where `meta` has none. `aboutPage.lead` of `AboutPage`
   * unless given.
   */
  readonly lead: string;
  /** The same for each value of the parameter. */
  readonly leads: Readonly<Record<string, string>>;
  /** The kind of the single-value pages: each has the head of its kind (`meta.useCase.item.title`). */
  readonly subject?: 'country' | 'device' | 'legal' | UseCaseFamily;
  /** The route whose metadata stand in when this one has none, and which stands above it in breadcrumbs. */
  readonly parent?: string;
}

/** The two addresses of a campaign whose subject another page has: they lead to that page. */
export const activity = (name: string, params?: RouteAlias['params']): readonly RouteAlias[] =>
  ['/actives', '/active'].map((folder) => ({
    path: `${folder}/${name}`,
    kind: 'redirect',
    ...(params && { params }),
  }));

type Given = Pick<RouteEntry, 'id' | 'path' | 'navigation'> & Partial<RouteEntry>;

/** An entry with what most pages have in common: a static, indexable page of the default layout below home. */
export function page<const Entry extends Given>(entry: Entry): RouteEntry & { readonly id: Entry['id'] } {
  const file = entry.page ?? `${entry.id.charAt(0).toUpperCase()}${entry.id.slice(1)}Page`;
  const isPersonal =
    entry.protected || entry.takesPayment || entry.layout === 'single' || entry.layout === 'standalone';
  return {
    page: file,
    aliases: [],
    params: {},
    layout: 'default',
    frame: 'site',
    boot: 'static',
    startsFor: [],
    needsScript: entry.boot === 'app',
    protected: false,
    alternates: true,
    tracking: false,
    hops: false,
    cacheable: true,
    priced: (entry.boot ?? 'static') !== 'static',
    indexable: true,
    keepsVariant: false,
    offering: false,
    offer: isPersonal ? [] : ['ribbon'],
    takesPayment: false,
    paymentScript: 'fields',
    ground: 'plain',
    browserBar: 'plain',
    fold: false,
    titleKey: `meta.${entry.id}.title`,
    descriptionKey: `meta.${entry.id}.description`,
    keywordsKey: `meta.${entry.id}.keywords`,
    lead: `${file.charAt(0).toLowerCase()}${file.slice(1)}.lead`,
    leads: {},
    ...(entry.id === 'home' ? {} : { parent: 'home' }),
    ...entry,
  };
}
