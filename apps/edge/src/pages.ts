import { baseCurrency, currencyOfCountry, findNamedPlan, isBlockedCountry, type Plan } from '@tern/domain';
import type { Content } from './Content.ts';
import type { ContentCache } from './contentCache.ts';
import { preferenceCookie } from './cookies.ts';
import { createPageContent, type PageContentOptions } from './pageContent.ts';
import { checkoutPath, keyName, type PageKey } from './pageKey.ts';
import { type PageRequest, rememberPageRequests } from './pageRequest.ts';
import { BusyError, type RenderQueue } from './renderQueue.ts';
import { type EdgeRequest, type EdgeResponse, plainResponse, respondWith } from './respond.ts';

export interface Pages {
  /** A page or a redirect that needs no waiting: nearly every request. Null when there is more to do. */
  cached(request: EdgeRequest): EdgeResponse | null;
  respond(request: EdgeRequest): Promise<EdgeResponse>;
  /** Whether the home page can be shown. */
  health(): Promise<boolean>;
}

export interface PagesOptions extends PageContentOptions {
  cache: ContentCache;
  queue: RenderQueue;
  /** ms until a page is rendered again; 0 renders every page anew. */
  maxAge: number;
}

const year = 365 * 24 * 3600;

const homeKey: PageKey = {
  language: 'en',
  variant: 'desktop',
  path: '/',
  currency: baseCurrency,
  blocked: false,
};

/**
 * The path of the page a request gets: an address with a plan is that of the plan it names, and of the page of all
 * unknown ones where it names none. Without a price list nothing can be judged, and all plans share one page.
 */
function judgedPath(wanted: PageRequest, plans: readonly Plan[] | null): string | null {
  if (wanted.plan === null) return wanted.path;
  if (!plans) return checkoutPath(null);
  const plan = findNamedPlan(plans, wanted.plan);
  return plan && checkoutPath(plan.id);
}

/** The visitor's choice, else what the country pays in; whether the country gets the notice (spec section 1). */
function keyOf(wanted: PageRequest, path: string | null, request: EdgeRequest): PageKey {
  const { language, variant, priced, guarded } = wanted;
  return {
    language,
    variant,
    path,
    currency: priced && path !== null ? (wanted.currency ?? currencyOfCountry(request.country())) : null,
    blocked: guarded && path !== null && isBlockedCountry(request.country()),
  };
}

/** The pages of the site: what a request comes to, the page from the cache, and what this visitor is sent with it. */
export function createPages(options: PagesOptions): Pages {
  const { cache, queue, publicData, publicOrigin, maxAge, now } = options;
  const secure = publicOrigin.startsWith('https:');
  const make = createPageContent(options);
  const remember = rememberPageRequests();

  const read = ({ target, headers }: EdgeRequest) =>
    remember(target, headers.cookie as string | undefined, headers['user-agent'] as string | undefined);

  const page = (key: PageKey): Promise<Content> =>
    cache.get(keyName(key), (before, order) => queue.run(() => make(key, before), order), maxAge);

  /** Cookies and everything else that is this visitor's alone. */
  function respondTo(request: EdgeRequest, content: Content, wanted: PageRequest): EdgeResponse {
    const more = ['vary', wanted.vary, 'server-timing', `clock;desc="${now()}"`];
    for (const cookie of cookiesOf(wanted)) more.push('set-cookie', cookie);
    return respondWith(request, content, more, wanted.route);
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
    return { status, headers: [...headers, ...cookies], body: null, route: 'redirect' };
  }

  return {
    cached(request) {
      const wanted = read(request);
      if (wanted.redirect) return null;
      // An address that is no page may be one of the API's; a plan is judged by the price list.
      const plans = publicData.plans();
      if (wanted.plan !== null && !plans) return null;
      const path = judgedPath(wanted, plans);
      const content = path === null ? undefined : cache.peek(keyName(keyOf(wanted, path, request)), maxAge);
      return content ? respondTo(request, content, wanted) : null;
    },
    async respond(request) {
      const wanted = read(request);
      if (wanted.redirect) return redirect(wanted, wanted.redirect);
      if (wanted.plan !== null) await publicData.get(baseCurrency);
      const path = judgedPath(wanted, publicData.plans());
      return respondTo(request, await page(keyOf(wanted, path, request)), wanted);
    },
    health: () =>
      page(homeKey).then(
        ({ status }) => status === 200,
        // An edge with much to do is not a broken one.
        (error) => error instanceof BusyError,
      ),
  };
}
