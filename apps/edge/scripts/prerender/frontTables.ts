import {
  affiliateParams,
  aliasesOf,
  allPages,
  ambiguousPath,
  baseCurrency,
  blockedCountries,
  type Currency,
  codeParams,
  countriesOf,
  currencies,
  defaultLanguage,
  encodedHashPattern,
  filePath,
  fillPath,
  type Language,
  languages,
  type PaymentMethod,
  type Plan,
  parseProductId,
  phoneSignatures,
  type Route,
  routeById,
} from '@tern/domain';
import { checkoutNames, checkoutPath } from '../../src/cache/pageKey.ts';

/** Facts of a page path, without language and variant. */
export interface FrontPage {
  /** The path in its correct spelling: another one is redirected to it. */
  readonly served: string;
  /** Phones stay on the desktop address. */
  readonly keepsVariant: boolean;
  /** Visitors without a session go to the sign-in. */
  readonly protected: boolean;
  /** Whether there is a file for each currency. Each has one more for blocked countries. */
  readonly priced: boolean;
  /** Whether a cache may share it. */
  readonly cacheable: boolean;
  /** Whether a purchase can begin on it. */
  readonly sells: boolean;
}

/** Names of a plan that are served its page. */
export interface FrontPlan {
  /** A regular expression that the page path matches, letter case included. */
  readonly names: string;
  readonly page: string;
}

/**
 * All that a front needs to decide for a visitor before it looks for a file or into a cache: where an address leads,
 * and which of its variants the visitor gets. Derived from the manifest; `nginx.conf` is written from it.
 */
export interface FrontTables {
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
  /** Regular expressions, without regard to letter case. */
  readonly phones: { readonly are: string; readonly areNot: string };
  /** By path in lower case. An address that is none of these, and no name of a plan, is not found. */
  readonly pages: Readonly<Record<string, FrontPage>>;
  readonly plans: readonly FrontPlan[];
  readonly signIn: string;
  readonly baseCurrency: Currency;
  readonly currencies: readonly Currency[];
  /** By country. Others pay in the base currency. */
  readonly currencyOf: Readonly<Record<string, Currency>>;
  readonly blocked: readonly string[];
  /**
   * By country: the method that takes cards, where it is not the usual one. It is part of the key of a shared cache; files
   * have the usual one, and such visitors get pages that a purchase can begin on from the edge behind.
   */
  readonly cardsOf: Readonly<Record<string, PaymentMethod>>;
  /**
   * Regular expressions, without regard to letter case: of paths that can be read in more than one way, whose reading is
   * the edge's alone, and of paths of files, which the edge has when the front has not.
   */
  readonly ambiguous: string;
  readonly file: string;
  /** A regular expression of paths with a `#` that a mail gateway has encoded: the edge leads them to their page. */
  readonly encodedHash: string;
  /** A regular expression, without regard to letter case, of page paths that begin with a prefix again: `/en/de/pricing`. */
  readonly innerPrefix: string;
  /** A regular expression of queries that the edge alone reads: encoded, in other letters, repeated, of an unknown language. */
  readonly edgeQuery: string;
  /**
   * A regular expression, without regard to letter case, of addresses that the edge behind has (`behindPattern`).
   */
  readonly behind: string;
  /** Parameters of an address that the edge answers with a cookie: such a request goes past every cache. */
  readonly pastCache: readonly string[];
}

/**
 * The blog with its feeds and AMP pages and issues of the newsletter, of which only the service knows what there is; the
 * places of the network, its proof and the status, which are right for minutes.
 */
export const behindPattern = `^/(?:(?:${languages.join('|')})/)?(?:m/)?(?:(?:blog|newsletter|status|transparency|vpn-server)(?:/|$)|(?:status|transparency)\\.|dynamic/feed\\.)`;

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type Named = Pick<Plan, 'id' | 'product_id' | 'trial_days'>;

/** The end of a trial's name: an extra period of days (`namesTrial`). */
const added = String.raw`\.add[1-9]\d{0,3}d`;

/** Further segments of a product id. */
const later = String.raw`(?:\.[A-Za-z0-9_-]+)*`;

/** Id and every product id: the family and the period, and whatever stands behind them. */
function namesOf({ id, product_id }: Named, onlyTrial = false): string {
  const parsed = parseProductId(product_id);
  const lasting = parsed && ['v2', ...parsed.family, product_id.split('.')[5]].join('.');
  const product = lasting ? literally(lasting) + later : literally(product_id);
  const names = onlyTrial
    ? `${literally(id)}${added}|${product}${added}${later}`
    : `${literally(id)}(?:${added})?|${product}`;
  return `^${literally(checkoutPath(null))}/(?:${names})$`;
}

/** The pages of a plan's checkout and their names; the first that fits counts. */
const checkoutsOf = (plan: Named): FrontPlan[] =>
  checkoutNames(plan)
    .map((name) => ({ names: namesOf(plan, name !== plan.id), page: checkoutPath(name) }))
    .reverse();

const factsOf = (route: Route, served: string, keepsVariant: boolean): FrontPage => ({
  served,
  keepsVariant,
  protected: route.protected,
  priced: route.priced,
  cacheable: route.cacheable,
  sells: route.boot !== 'static',
});

const acted = 'nl|form|currency';
const edgeQuery = [
  '(?:^|&)(?:[^=&]*%',
  `(?!(?:${acted})=)(?i:${acted})=`,
  `(?:${acted})=[^&]*[%+]`,
  'nl(?:=[^&]*)?&(?:.*&)?nl(?:[=&]|$)',
  `nl=(?!(?i:${languages.join('|')})(?:&|$))[^&])`,
].join('|');

export function frontTables(plans: readonly Named[], cardsOf: FrontTables['cardsOf'] = {}): FrontTables {
  const pages: Record<string, FrontPage> = {};
  for (const { route, params } of allPages()) {
    if (route.id === 'notFound') continue;
    const canonical = fillPath(route.path, params);
    pages[canonical.toLowerCase()] = factsOf(route, canonical, route.keepsVariant);
    for (const { filled, kind, keepsVariant = false } of aliasesOf({ route, params })) {
      pages[filled.toLowerCase()] ??= factsOf(route, kind === 'serve' ? filled : canonical, keepsVariant);
    }
  }
  const checkout = routeById('checkout');
  for (const name of plans.flatMap(checkoutNames)) {
    const path = checkoutPath(name);
    pages[path.toLowerCase()] = factsOf(checkout, path, false);
  }
  return {
    languages,
    defaultLanguage,
    phones: { are: phoneSignatures.phones.source, areNot: phoneSignatures.tablets.source },
    pages,
    plans: plans.flatMap(checkoutsOf),
    signIn: routeById('login').path,
    baseCurrency,
    currencies,
    currencyOf: Object.fromEntries(
      currencies.flatMap((currency) => countriesOf(currency).map((country) => [country, currency])),
    ),
    blocked: blockedCountries,
    cardsOf,
    ambiguous: ambiguousPath,
    file: filePath,
    encodedHash: encodedHashPattern,
    innerPrefix: `^/(?:m|${languages.join('|')})(?:/|$)`,
    edgeQuery,
    behind: behindPattern,
    pastCache: [...affiliateParams, ...codeParams],
  };
}
