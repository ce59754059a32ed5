import { baseCurrency, type Currency, currencyOfCountry, isBlockedCountry, matchRoute } from '@tern/domain';
import { type Content, textContent } from './Content.ts';
import type { ContentCache } from './contentCache.ts';
import { preferenceCookie } from './cookies.ts';
import type { PageRenderer } from './createRenderer.ts';
import type { EncodeBody } from './encodings.ts';
import { contentSecurityPolicy, fieldHosts, permissionsWith, securityHeaders } from './headers.ts';
import { type PageRequest, rememberPageRequests } from './pageRequest.ts';
import type { PublicDataSource } from './publicData.ts';
import { type EdgeRequest, type EdgeResponse, plainResponse, respondWith } from './respond.ts';

export interface Pages {
  /** A page or a redirect that needs no waiting: nearly every request. Null when there is more to do. */
  cached(request: EdgeRequest): EdgeResponse | null;
  respond(request: EdgeRequest): Promise<EdgeResponse>;
  /** Whether the home page can be shown. */
  health(): Promise<boolean>;
}

export interface PagesOptions {
  renderer: PageRenderer;
  cache: ContentCache;
  encode: EncodeBody;
  publicData: PublicDataSource;
  /** Scheme and host that canonical links name. */
  publicOrigin: string;
  /** Origins of a vendor's bot check. */
  botCheckHosts: readonly string[];
  /** ms until a page is rendered again; 0 renders every page anew. */
  maxAge: number;
  /** Off while the site is developed. */
  policies: boolean;
  now: () => number;
}

type Wanted = Pick<PageRequest, 'language' | 'variant' | 'path' | 'priced'>;

const year = 365 * 24 * 3600;

/** Pages of a purchase, among which the router moves without a new document. */
const takesPayment = (path: string | null) =>
  path !== null && (matchRoute(path)?.route.takesPayment ?? false);

// Unknown paths share one page, and so do the currencies of a page without prices.
const keyOf = ({ language, variant, path, priced }: Wanted, currency: Currency, blocked: boolean) =>
  `${language} ${variant} ${path ?? '?'} ${priced ? currency : ''}${blocked ? ' blocked' : ''}`;

/** The visitor's choice, else what the country pays in. */
const currencyOf = (wanted: PageRequest, request: EdgeRequest): Currency =>
  wanted.currency ?? (wanted.priced ? currencyOfCountry(request.country()) : baseCurrency);

/** Whether the visitor gets the notice where something is offered (spec section 1). */
const isBlocked = (wanted: PageRequest, request: EdgeRequest): boolean =>
  wanted.guarded && isBlockedCountry(request.country());

/** The pages of the site: what a request comes to, the page from the cache, and what this visitor is sent with it. */
export function createPages(options: PagesOptions): Pages {
  const { renderer, cache, encode, publicData, publicOrigin, botCheckHosts, maxAge, policies, now } = options;
  const secure = publicOrigin.startsWith('https:');
  const remember = rememberPageRequests();

  const read = ({ target, headers }: EdgeRequest) =>
    remember(target, headers.cookie as string | undefined, headers['user-agent'] as string | undefined);

  async function pageData(path: string | null, currency: Currency) {
    const data = await publicData.get(currency);
    const match = path === null ? null : matchRoute(path);
    const name = match?.route.id === 'actives' ? match.params.index : undefined;
    return name ? { ...data, activity: await publicData.activityOf(name) } : data;
  }

  async function render(
    { language, variant, path }: Wanted,
    currency: Currency,
    blocked: boolean,
    before?: Content,
  ) {
    const { status, html, styleHashes } = await renderer.render({
      language,
      variant,
      path: path ?? '/404',
      status: path === null ? 404 : undefined,
      data: await pageData(path, currency),
      blocked,
      origin: publicOrigin,
      now: now(),
    });
    const fields = takesPayment(path) ? fieldHosts(await publicData.fieldScript()) : null;
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-cache',
      ...(policies && {
        'speculation-rules': '"/speculation-rules.json"',
        'content-security-policy': contentSecurityPolicy({ styleHashes, secure, botCheckHosts, fields }),
      }),
      ...securityHeaders,
      ...(fields && { 'permissions-policy': permissionsWith(fields) }),
    };
    return textContent({ status, headers, body: html }, encode, before);
  }

  const page = (wanted: Wanted, currency: Currency, blocked = false): Promise<Content> =>
    cache.get(
      keyOf(wanted, currency, blocked),
      (before) => render(wanted, currency, blocked, before),
      maxAge,
    );

  /** Cookies and everything else that is this visitor's alone. */
  function respondTo(request: EdgeRequest, content: Content, wanted: PageRequest): EdgeResponse {
    const more = ['vary', wanted.vary, 'server-timing', `clock;desc="${now()}"`];
    for (const cookie of cookiesOf(wanted)) more.push('set-cookie', cookie);
    return respondWith(request, content, more);
  }

  const cookiesOf = ({ cookies }: PageRequest) =>
    cookies.map(([name, value]) => preferenceCookie(name, value, { secure, maxAge: year }));

  function redirect(
    wanted: PageRequest,
    { status, location, cacheable }: NonNullable<PageRequest['redirect']>,
  ) {
    const { headers } = plainResponse(status, {
      location,
      vary: wanted.vary,
      'cache-control': cacheable ? 'public, max-age=3600' : 'no-cache',
    });
    const cookies = cookiesOf(wanted).flatMap((cookie) => ['set-cookie', cookie]);
    return { status, headers: [...headers, ...cookies], body: null };
  }

  return {
    cached(request) {
      const wanted = read(request);
      if (wanted.redirect || wanted.path === null) return null;
      const key = keyOf(wanted, currencyOf(wanted, request), isBlocked(wanted, request));
      const content = cache.peek(key, maxAge);
      return content ? respondTo(request, content, wanted) : null;
    },
    async respond(request) {
      const wanted = read(request);
      if (wanted.redirect) return redirect(wanted, wanted.redirect);
      const content = await page(wanted, currencyOf(wanted, request), isBlocked(wanted, request));
      return respondTo(request, content, wanted);
    },
    health: () =>
      page({ language: 'en', variant: 'desktop', path: '/', priced: true }, baseCurrency).then(
        ({ status }) => status === 200,
        () => false,
      ),
  };
}
