import { type PaymentMethod, saysSignedIn } from '@tern/domain';
import type { FrontPage, FrontTables } from '../scripts/prerender/frontTables.ts';

export interface FrontRequest {
  /** Path and query. */
  target: string;
  cookies: Readonly<Record<string, string>>;
  userAgent: string;
  /** Two letters, or empty. */
  country: string;
}

export type FrontDecision = { cookies: string[] } & (
  | { kind: 'redirect'; status: 301 | 302; location: string }
  /** The edge behind decides. */
  | { kind: 'edge' }
  | { kind: 'notFound'; language: string; variant: string; blocked: boolean }
  | {
      kind: 'page';
      language: string;
      variant: string;
      page: string;
      facts: FrontPage;
      currency: string;
      blocked: boolean;
      /** Where the country has a method of its own that takes cards. */
      cards?: PaymentMethod;
      pastCache: boolean;
    }
);

/**
 * Decides as the exported tables say, and knows nothing else of the site: the stand-in of a CDN's rules.
 */
export function followTables(tables: FrontTables, request: FrontRequest): FrontDecision {
  const [pathname = '/'] = request.target.split('?', 1);
  const whole = request.target.slice(pathname.length);
  const query = whole.slice(1);
  if (
    new RegExp(tables.ambiguous, 'i').test(pathname) ||
    new RegExp(tables.encodedHash).test(pathname) ||
    new RegExp(tables.edgeQuery).test(query)
  )
    return { kind: 'edge', cookies: [] };
  const args = new URLSearchParams(query);
  const split = new RegExp(`^(?:/(${tables.languages.join('|')})(?=/|$))?(?:/(m)(?=/|$))?(/.*)?$`, 'i').exec(
    pathname,
  );
  const named = split?.[1]?.toLowerCase();
  const path = split?.[3] || '/';
  if (new RegExp(tables.innerPrefix, 'i').test(path)) return { kind: 'edge', cookies: [] };
  const plan = tables.plans.find(({ names }) => new RegExp(names).test(path));
  const facts = tables.pages[plan ? plan.page.toLowerCase() : path.toLowerCase().replace(/(.)\/$/, '$1')];
  const served = plan ? path : facts?.served;
  if (
    !facts &&
    split &&
    split[1] === undefined &&
    split[2] === undefined &&
    new RegExp(tables.file, 'i').test(path)
  )
    return { kind: 'edge', cookies: [] };
  const cookies: string[] = [];
  let temporary = false;
  let search = whole;

  let language = named ?? tables.defaultLanguage;
  let saved = named;
  const asked = args.get('nl')?.toLowerCase();
  if (asked && (tables.languages as readonly string[]).includes(asked)) {
    language = asked;
    saved = asked;
    temporary = true;
    const kept = query.split('&').filter((pair) => !/^nl(=|$)/.test(pair));
    search = kept.length ? `?${kept.join('&')}` : '';
  } else if (!named && (tables.languages as readonly string[]).includes(request.cookies.language ?? '')) {
    language = request.cookies.language as string;
    temporary = language !== tables.defaultLanguage;
  }
  if (saved && saved !== request.cookies.language) cookies.push(`language=${saved}`);

  const phone =
    new RegExp(tables.phones.are, 'i').test(request.userAgent) &&
    !new RegExp(tables.phones.areNot, 'i').test(request.userAgent);
  let variant = split?.[2] ? 'mobile' : 'desktop';
  const form = args.get('form');
  const choice = form === 'desktop' || (form === 'mobile' && phone) ? form : request.cookies.form;
  const suits = phone && choice !== 'desktop' ? 'mobile' : 'desktop';
  if (split?.[2] || !facts?.keepsVariant) {
    temporary ||= suits !== variant;
    variant = suits;
  }
  if ((form === 'desktop' || (form === 'mobile' && phone)) && form !== request.cookies.form)
    cookies.push(`form=${form}`);

  const prefixIn = (of: string) =>
    (language === tables.defaultLanguage ? '' : `/${language}`) + (of === 'mobile' ? '/m' : '');
  const prefix = prefixIn(variant);
  const home = served === '/' || ((split?.[2] || variant === 'mobile') && served === '/home');
  const at = home ? (variant === 'mobile' ? `${prefix}/home` : prefix || '/') : prefix + (served ?? path);
  if (facts?.protected && !saysSignedIn(request.cookies.signed_in)) {
    const location = `${prefixIn(suits)}${tables.signIn}?redirect=${encodeURIComponent((home ? '/' : served) + search)}`;
    return { kind: 'redirect', status: 302, location, cookies };
  }
  if (at !== pathname || search !== whole)
    return { kind: 'redirect', status: temporary ? 302 : 301, location: at + search, cookies };

  const chosen = [args.get('currency'), request.cookies.currency].find((each) =>
    (tables.currencies as readonly string[]).includes(each ?? ''),
  );
  if (args.get('currency') === chosen && chosen && chosen !== request.cookies.currency)
    cookies.push(`currency=${chosen}`);
  const blocked = tables.blocked.includes(request.country);
  if (!facts) return { kind: 'notFound', language, variant, blocked, cookies };
  const cards = facts.sells ? tables.cardsOf[request.country] : undefined;
  return {
    kind: 'page',
    language,
    variant,
    page: plan ? plan.page : home ? '/' : facts.served,
    facts,
    currency: chosen ?? tables.currencyOf[request.country] ?? tables.baseCurrency,
    blocked,
    ...(cards && { cards }),
    pastCache: tables.pastCache.some((name) => args.has(name)),
    cookies,
  };
}
