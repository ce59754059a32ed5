import { defaultLanguage, isLanguage, type Language, type PageVariant } from '../languages.ts';
import { buildPath } from '../routes/buildPath.ts';
import { matchRoute } from '../routes/matchRoute.ts';
import { splitUrl } from '../routes/splitUrl.ts';
import { isPhone } from './isPhone.ts';

export interface PageRequest {
  /** As the browser sent it, not decoded. */
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  readonly cookies: {
    readonly language?: string | undefined;
    readonly variant?: string | undefined;
    readonly signedIn: boolean;
  };
  readonly userAgent: string | null | undefined;
}

export interface Redirect {
  readonly status: 301 | 302;
  /** A path of this site with its query. */
  readonly location: string;
  /** The request headers the response depends on. */
  readonly vary: readonly VaryHeader[];
  readonly setLanguageCookie?: Language;
  readonly setVariantCookie?: PageVariant;
  /** Whether it may be cached: permanent, the same for every visitor, and without a cookie to set. */
  readonly cacheable: boolean;
}

export type VaryHeader = 'Cookie' | 'User-Agent';

/** All a page request settles before anything is rendered. */
export interface RequestDecision {
  readonly redirect: Redirect | null;
  /** To be set on the response, redirect or page. */
  readonly setLanguageCookie?: Language;
  readonly setVariantCookie?: PageVariant;
  readonly vary: readonly VaryHeader[];
}

/** A regular expression of page paths that look like files. What is none is not found at the address that was requested. */
export const filePath = String.raw`\.[A-Za-z0-9]{1,12}$`;
const file = new RegExp(filePath);

interface Step {
  readonly location: string;
  readonly temporary: boolean;
  readonly language?: Language;
  readonly variant?: PageVariant;
  readonly vary: ReadonlySet<VaryHeader>;
}

/**
 * The one redirect of a page request, or `null` when the page is served at the requested address
 * (spec section 2, language and mobile variants). Rules in their order: `/en`, `?nl`, language cookie,
 * variant by user agent, spelling and aliases, sign-in. They are composed: the location never redirects again.
 */
export function decideRedirect(request: PageRequest): Redirect | null {
  return decideRequest(request).redirect;
}

/** Password managers lead there, and expect a temporary redirect (W3C, change-password-url). No alias: browsers load those. */
const changePassword = { from: '/.well-known/change-password', to: '/myAccount/changePassword' };

/** As `decideRedirect`, with the cookies and `Vary` of a response that is no redirect. */
export function decideRequest(request: PageRequest): RequestDecision {
  const requested = request.pathname + request.search;
  const vary = new Set<VaryHeader>();
  let { pathname, search } = request;
  let language: Language | undefined;
  let variant: PageVariant | undefined;
  let temporary = pathname === changePassword.from;
  if (temporary) pathname = changePassword.to;
  // Prefixes can hide behind prefixes (`/en/de/pricing`): go on until the address is settled.
  for (let round = 0; round < 12; round += 1) {
    const step = decideStep({
      pathname,
      search,
      cookies: {
        language: language ?? request.cookies.language,
        variant: variant ?? request.cookies.variant,
        signedIn: request.cookies.signedIn,
      },
      userAgent: request.userAgent,
    });
    for (const header of step.vary) vary.add(header);
    language = step.language ?? language;
    variant = step.variant ?? variant;
    if (step.location === pathname + search) break;
    temporary ||= step.temporary;
    const mark = step.location.indexOf('?');
    pathname = mark < 0 ? step.location : step.location.slice(0, mark);
    search = mark < 0 ? '' : step.location.slice(mark);
  }
  const common = {
    vary: (['Cookie', 'User-Agent'] as const).filter((header) => vary.has(header)),
    ...(language && { setLanguageCookie: language }),
    ...(variant && { setVariantCookie: variant }),
  };
  const location = pathname + search;
  if (location === requested) return { redirect: null, ...common };
  const status = temporary ? 302 : 301;
  return {
    redirect: { status, location, ...common, cacheable: status === 301 && !language && !variant },
    ...common,
  };
}

function decideStep({ pathname, search, cookies, userAgent }: PageRequest): Step {
  const vary = new Set<VaryHeader>();
  const split = splitUrl(pathname);
  const page = split.path;
  const match = matchRoute(page);
  // A missing file is a 404 at the requested address.
  if (!match && file.test(page) && !split.prefixed && split.variant === 'desktop') {
    return { location: pathname + search, temporary: false, vary };
  }
  let temporary = false;
  let query = search;

  let language = split.language;
  let saved: Language | undefined = split.prefixed ? language : undefined;
  const nl = queryValue(search, 'nl')?.toLowerCase();
  if (nl) {
    // An unsupported language is English for this page alone: nothing is saved, and `nl` stays.
    const supported = isLanguage(nl);
    language = supported ? nl : defaultLanguage;
    saved = supported ? nl : undefined;
    if (supported) query = withoutParam(search, 'nl');
    temporary = supported || language !== split.language;
  } else if (!split.prefixed) {
    vary.add('Cookie');
    if (isLanguage(cookies.language) && cookies.language !== defaultLanguage) {
      language = cookies.language;
      temporary = true;
    }
  }

  let variant = split.variant;
  let savedVariant: PageVariant | undefined;
  if (split.variant === 'mobile' || !match?.keepsVariant) {
    vary.add('User-Agent');
    const phone = isPhone(userAgent);
    const requested = queryValue(search, 'form');
    if (phone) vary.add('Cookie');
    const choice = requested === 'desktop' || (requested === 'mobile' && phone) ? requested : cookies.variant;
    variant = phone && choice !== 'desktop' ? 'mobile' : 'desktop';
    if (variant !== split.variant) temporary = true;
  }
  const requestedVariant = queryValue(search, 'form');
  if (requestedVariant === 'desktop' || (requestedVariant === 'mobile' && isPhone(userAgent)))
    savedVariant = requestedVariant;

  // The home page has one address per variant, except where `/home` itself was requested.
  const path =
    match?.route.path === '/' && (variant === 'mobile' || split.variant === 'mobile')
      ? '/'
      : (match?.servedPath ?? page);
  let location = buildPath({ language, variant, path }) + query;

  if (match?.route.protected) {
    vary.add('Cookie');
    if (!cookies.signedIn) {
      location = `${buildPath({ language, variant, path: '/login' })}?redirect=${encodeURIComponent(path + query)}`;
      temporary = true;
    }
  }
  return {
    location,
    temporary,
    ...(saved && saved !== cookies.language && { language: saved }),
    ...(savedVariant && savedVariant !== cookies.variant && { variant: savedVariant }),
    vary,
  };
}

/** The decoded value of the first `name` in a query; `undefined` when it is absent. */
function queryValue(search: string, name: string): string | undefined {
  return search.length > 1 ? (new URLSearchParams(search).get(name) ?? undefined) : undefined;
}

/** Takes every `name` out of a query and leaves the other bytes as they are. */
function withoutParam(search: string, name: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => !new URLSearchParams(pair).has(name));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}
