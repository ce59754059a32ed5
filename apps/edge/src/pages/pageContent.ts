import { baseCurrency, isIsolated, matchRoute, type RouteEntry } from '@tern/domain';
import type { Catalogue } from '@tern/i18n';
import type { PostedForm } from '@tern/site/renderer';
import type { PageKey } from '../cache/pageKey.ts';
import type { PageRenderer } from '../engine/createRenderer.ts';
import { pageTags, trackReads } from '../engine/pageTags.ts';
import { type Content, textContent } from '../http/Content.ts';
import type { EncodeBody } from '../http/encodings.ts';
import {
  type FieldHosts,
  fieldHosts,
  isolation,
  paddleHosts,
  permissionsWith,
  policyHeaders,
  scriptSources,
  securityHeaders,
} from '../http/headers.ts';
import type { Outside } from '../http/Outside.ts';
import type { BlogSource } from '../sources/blogSource.ts';
import { type ExperimentSource, noExperiments } from '../sources/experimentSource.ts';
import type { PublicDataSource } from '../sources/publicData.ts';
import type { TextSource } from '../sources/textSource.ts';
import { createOwnData } from './ownData.ts';

export interface PageContentOptions {
  renderer: PageRenderer;
  encode: EncodeBody;
  publicData: PublicDataSource;
  blog: BlogSource;
  texts: Pick<TextSource, 'of'>;
  /** None where pages are the same for everybody: prerendered ones. */
  experiments?: ExperimentSource;
  /** Scheme and host that canonical links name. */
  publicOrigin: string;
  /** Origins of a vendor's bot check. */
  botCheckHosts: readonly string[];
  outside: Outside;
  /** Off while the site is developed. */
  policies: boolean;
  now: () => number;
}

/** A page that responds to one visitor's form. */
export interface Reply {
  posted: PostedForm;
  status: number;
  /** Nothing in it is one visitor's: the page is cached under this name, beside that of the same address. */
  sharedAs?: string | undefined;
}

/** Renders and compresses the page of a key. `before` is the content it renews. */
export type MakePage = (key: PageKey, before?: Content, reply?: Reply) => Promise<Content>;

/**
 * Scripts of others stay away from pages that go on, in the same document, to where people sign in and pay.
 */
const takesVendors = (route: RouteEntry | null): boolean => route?.boot === 'static';

/** A page about the free trial has another in its place where none is sold. */
const withoutTrial = (path: string): string => matchRoute(path)?.route.withoutTrial ?? path;

/** The operator's texts of a page, and those of its arm over them. */
async function wordsOf(
  { texts, experiments = noExperiments }: PageContentOptions,
  { language, arm }: PageKey,
): Promise<Catalogue | undefined> {
  const own = await texts.of(language);
  return arm ? experiments.textsOf(arm, language, own) : own;
}

/** Hosts of a payment provider that a page may load from. */
async function hostsOf(publicData: PublicDataSource, route: RouteEntry | null): Promise<FieldHosts | null> {
  if (!route?.takesPayment) return null;
  return route.paymentScript === 'paddle'
    ? paddleHosts(await publicData.paddleScript())
    : fieldHosts(await publicData.fieldScript());
}

export function createPageContent(options: PageContentOptions): MakePage {
  const { renderer, encode, publicData, blog, publicOrigin, botCheckHosts, outside, policies, now } = options;
  const secure = publicOrigin.startsWith('https:');

  const ownData = createOwnData({ publicData, blog });

  return async (key, before, reply) => {
    const { language, variant, path: requested, currency, blocked, cards } = key;
    const [shared, words] = await Promise.all([
      publicData.get(currency ?? baseCurrency, cards),
      wordsOf(options, key),
    ]);
    const wanted = shared.trial && !blocked ? requested : requested && withoutTrial(requested);
    const address = wanted === null ? null : matchRoute(wanted);
    const own = address ? await ownData(address, key) : {};
    // A page of a list that is not that long.
    const [path, match] = own === 'missing' ? [null, null] : [wanted, address];
    const full = own === 'missing' ? shared : { ...shared, ...own };
    const { data, tags } = trackReads(reply ? { ...full, posted: reply.posted } : full);
    const vendors = takesVendors(match?.route ?? null) ? outside.vendors : [];
    const fields = await hostsOf(publicData, match?.route ?? null);
    const { status, html, hashes } = await renderer.render({
      language,
      variant,
      path: path ?? '/404',
      status: path === null ? 404 : undefined,
      data,
      texts: words,
      vendors: vendors.map(({ src }) => src),
      paymentServices: outside.paymentServices,
      blocked,
      origin: publicOrigin,
      now: now(),
      scriptSources: scriptSources({ botCheckHosts, fields, vendors }),
    });
    const away = full.blog === null || full.status === null;
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': reply ? 'no-store' : 'private, no-cache',
      ...(policies && {
        ...policyHeaders({ hashes, secure, botCheckHosts, fields, vendors }),
      }),
      ...(away && { 'retry-after': '60' }),
      ...securityHeaders,
      ...(match && isIsolated(match.route) && isolation),
      ...(fields && { 'permissions-policy': permissionsWith(fields) }),
    };
    return textContent(
      {
        status: (path !== null && reply?.status) || (away ? 503 : status),
        headers,
        body: html,
        tags: pageTags(match?.route ?? null, tags),
      },
      encode,
      before,
    );
  };
}
