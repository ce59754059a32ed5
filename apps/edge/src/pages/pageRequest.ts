import {
  affiliateCookies,
  type CookieChange,
  type Currency,
  codeCookiesOf,
  decideRequest,
  isCurrency,
  isPhone,
  type Language,
  matchRoute,
  type PageVariant,
  parseCookies,
  type Redirect,
  routeById,
  saysSignedIn,
  splitUrl,
} from '@tern/domain';
import { createByteCache } from '../cache/byteCache.ts';
import type { BlogAddress } from '../sources/blogSource.ts';

/** The outcome of a page request: depends only on address, cookies and kind of user agent. */
export interface PageRequest {
  readonly redirect: Redirect | null;
  readonly vary: string;
  /** Preferences to set as cookies on the response. */
  readonly cookies: readonly (readonly [name: 'language' | 'form' | 'currency', value: string])[];
  /** Cookies of affiliate networks to set or to clear on the response (spec section 4). */
  readonly affiliates: readonly CookieChange[];
  /** Cookies of the codes that a link brings, which the checkout tries. */
  readonly codes: readonly CookieChange[];
  /** Id of the route. */
  readonly route: string;
  readonly language: Language;
  readonly variant: PageVariant;
  /** Served path of a known page; null is the 404 page. */
  readonly path: string | null;
  /** The plan an address names, as it is written: the price list says whether there is one. */
  readonly plan: string | null;
  /** The activity an address names on a page of plans: the calendar says whether it runs. */
  readonly activity: string | null;
  /** The article, category, tag or page an address names: the service says whether there is one. */
  readonly blog: BlogAddress | null;
  /** The issue of the newsletter that an address names: the service says whether it was sent. */
  readonly issue: string | null;
  /** The country an address names that only the network feed can have. */
  readonly country: string | null;
  /** Whether the HTML depends on the currency. */
  readonly priced: boolean;
  /** Whether a purchase can begin in its document: the router leads to the checkout. */
  readonly sells: boolean;
  /** Whether caches in front may keep it (`cacheable` in the manifest). */
  readonly shareable: boolean;
  /** The visitor's own choice; null lets the country decide. */
  readonly currency: Currency | null;
}

/**
 * The affiliate cookies that an address changes: all of them where it names a network, and where it only ends what
 * another brought, those that the visitor has. An address of a campaign is shared with visitors who have none.
 */
function affiliatesOf(search: string, sent: ReadonlyMap<string, string>): readonly CookieChange[] {
  const changes = affiliateCookies(search);
  return changes.some(({ value }) => value !== null) ? changes : changes.filter(({ name }) => sent.has(name));
}

/** The currency of a page comes from a cookie as well, and its bytes differ by the dictionary that the browser has. */
const always = ['Accept-Encoding', 'Available-Dictionary', 'Cookie'];

/** Decisions know two kinds of agents. */
const aPhone = 'iPhone';

export function readPageRequest(
  target: string,
  cookieHeader: string | undefined,
  phone: boolean,
): PageRequest {
  const at = target.indexOf('?');
  const pathname = at < 0 ? target : target.slice(0, at);
  const search = at < 0 ? '' : target.slice(at);
  const sent = parseCookies(cookieHeader);
  const { redirect, vary, setLanguageCookie, setVariantCookie } = decideRequest({
    pathname,
    search,
    cookies: {
      language: sent.get('language'),
      variant: sent.get('form'),
      signedIn: saysSignedIn(sent.get('signed_in')),
    },
    userAgent: phone ? aPhone : null,
  });
  const cookies: [name: 'language' | 'form' | 'currency', value: string][] = [];
  if (setLanguageCookie) cookies.push(['language', setLanguageCookie]);
  if (setVariantCookie) cookies.push(['form', setVariantCookie]);
  const { language, variant, path } = splitUrl(pathname);
  const found = matchRoute(path);
  // The page of all unknown addresses has one of its own, and is the same there.
  const match = found?.route.id === 'notFound' ? null : found;
  // The currency switch without scripts submits a form; the choice is saved like one made with scripts.
  const query = search ? new URLSearchParams(search) : null;
  const requested = query?.get('currency') ?? null;
  const kept = sent.get('currency');
  const chosen = [requested, kept].find(isCurrency) ?? null;
  if (!redirect && requested && requested === chosen && kept !== chosen)
    cookies.push(['currency', requested]);
  return {
    redirect,
    vary: redirect ? vary.join(', ') : [...new Set([...always, ...vary])].join(', '),
    cookies,
    affiliates: search && !redirect && match?.route.tracking ? affiliatesOf(search, sent) : [],
    codes: search && !redirect && match ? codeCookiesOf(search) : [],
    route: match?.route.id ?? 'notFound',
    language,
    variant,
    path: match?.servedPath ?? null,
    plan: match?.route.id === 'checkout' ? (match.params.id ?? null) : null,
    activity: match?.route.priced && match.route.boot !== 'static' ? (query?.get('activity') ?? null) : null,
    blog:
      match?.route.layout === 'blog' && Object.keys(match.params).length > 0
        ? { route: match.route, params: match.params }
        : null,
    issue: match?.route.id === 'newsletterIssue' ? (match.params.issue ?? null) : null,
    country: match?.route.id === 'networkCountry' ? (match.params.country ?? null) : null,
    priced: match?.route.priced ?? false,
    sells: (match?.route ?? routeById('notFound')).boot !== 'static',
    shareable: match?.route.cacheable ?? true,
    currency: chosen,
  };
}

/** Bytes of cached requests: addresses, cookies and outcomes. */
const maxBytes = 4 * 1024 * 1024;
/** Approximate size of an outcome, which hardly depends on the address. */
const bytesOfRequest = 500;

/** `readPageRequest` with a cache: the same addresses, cookies and agents come again and again. */
export function rememberPageRequests(): (
  target: string,
  cookieHeader: string | undefined,
  userAgent: string | undefined,
) => PageRequest {
  const requests = createByteCache<PageRequest>({
    maxBytes,
    weightOf: (_request, key) => 2 * key.length + bytesOfRequest,
  });
  return (target, cookieHeader, userAgent) => {
    const phone = userAgent !== undefined && isPhone(userAgent);
    const key = `${phone ? 'p' : 'd'}${target}\n${cookieHeader ?? ''}`;
    let request = requests.get(key);
    if (!request) {
      request = readPageRequest(target, cookieHeader, phone);
      requests.set(key, request);
    }
    return request;
  };
}

/**
 * The cookies and the agent with which an address is answered as it stands, for a front that has decided for the
 * visitor: the language and the variant of the address, and a session where one is needed.
 */
export function decidedVisit(target: string): { cookie: string; userAgent: string | undefined } {
  const { language, variant } = splitUrl(target.replace(/\?.*$/, ''));
  return {
    cookie: `language=${language}; signed_in=1`,
    userAgent: variant === 'mobile' ? aPhone : undefined,
  };
}
