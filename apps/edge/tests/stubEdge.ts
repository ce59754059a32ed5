import type { Plan } from '@tern/contract';
import { type Article, type CardMethods, offeredMethods, paymentMethodCodes } from '@tern/domain';
import type { Catalogue } from '@tern/i18n';
import type { ActivityData, PublicData, RunData, SiteWords } from '@tern/site/renderer';
import { planFixtures } from '@tern/testing/fixtures';
import { encodeQuickly } from '../scripts/prerender/renderPages.ts';
import { createAmpPages } from '../src/amp/ampPages.ts';
import { createContentCache } from '../src/cache/contentCache.ts';
import { createRenderQueue } from '../src/cache/renderQueue.ts';
import { createConsent } from '../src/consent/createConsent.ts';
import { discoveryFiles } from '../src/discovery/discoveryFiles.ts';
import { createMadeFiles } from '../src/discovery/madeFiles.ts';
import type { PageRenderer } from '../src/engine/createRenderer.ts';
import { createHandler } from '../src/handler/createHandler.ts';
import { type Content, textContent } from '../src/http/Content.ts';
import { nothingOutside, type Outside } from '../src/http/Outside.ts';
import type { EdgeRequest } from '../src/http/respond.ts';
import type { StaticFiles } from '../src/http/StaticFiles.ts';
import { compressWith, encodeBody } from '../src/node/encodeBody.ts';
import { createPictures } from '../src/node/pictures/pictures.ts';
import { createOfferBox } from '../src/offerBox/createOfferBox.ts';
import { createErrorPage } from '../src/pages/createErrorPage.ts';
import { createFoldSheets } from '../src/pages/createFoldSheets.ts';
import { createPageContent } from '../src/pages/pageContent.ts';
import { createPages } from '../src/pages/pages.ts';
import { type BlogSource, createBlogSource } from '../src/sources/blogSource.ts';
import { type ExperimentSource, noExperiments } from '../src/sources/experimentSource.ts';
import type { PublicDataSource } from '../src/sources/publicData.ts';
import type { TextSource } from '../src/sources/textSource.ts';
import { articlesDouble } from './articlesDouble.ts';

const dot = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
const paragraph = '<p>A page of the site, as long as one is and as repetitive.</p>';
/** The words of a compiled message without placeholders. */
const literalIn = (message: Catalogue[string] | undefined): string =>
  (message ?? []).map((element) => ('value' in element ? element.value : '')).join('');

const publicOrigin = 'https://tern.example';

/**
 * The edge with a renderer that writes what it was asked for and counts. `sold`: the price list, null while the
 * service is away. `before`: what each rendering waits for. `time`: the current time.
 * `campaign`: the one that is on. `activity`: one that runs, with its plans. `cards`: the method that takes cards. `dictionaries`: whether the engine compresses against them. `patience`: ms a rendering may wait. `published`: the articles there are.
 */
export function stubEdge({
  sold = planFixtures(),
  before = async () => {},
  time = { now: 0 },
  patience = 4000,
  published = [],
  experiments = noExperiments,
  campaign = null,
  activity = null,
  cards = { usual: null, countries: {} },
  outside = nothingOutside,
  testMode = false,
  dictionaries = false,
}: {
  sold?: Plan[] | null;
  before?: (path: string) => Promise<void>;
  time?: { now: number };
  patience?: number;
  published?: readonly Article[];
  experiments?: ExperimentSource;
  campaign?: PublicData['campaign'];
  activity?: (RunData & ActivityData) | null;
  cards?: CardMethods;
  outside?: Outside;
  testMode?: boolean;
  dictionaries?: boolean;
} = {}) {
  const rendered: string[] = [];
  const drawn: string[] = [];
  const words = {
    describePage: async () => ({ title: 'Title', description: 'Description' }),
    llmsText: async () => 'Text',
    socialPicture: async (language: string, path: string) => {
      drawn.push(`${language} ${path}`);
      return dot;
    },
    articlePicture: async ({ title, language }: { title: string; language: string }) => {
      drawn.push(`${language} ${title}`);
      return dot;
    },
    ampArticle: async ({ title }: { title: string }) => `<!doctype html><title>${title}</title>`,
    consentBanner: async ({ language, variant }: { language: string; variant: string }) => ({
      html: `<section data-consent="">${language} ${variant}</section>`,
      module: 'banner',
    }),
    offerBox: async ({ language, variant, data }: Parameters<SiteWords['offerBox']>[0]) => ({
      html: `<aside data-offer-box="">${language} ${variant} ${data.campaign?.name} ${data.currency}</aside>`,
      module: 'box',
    }),
    articleHtml: async ({ title }: { title: string }) => `<p>${title}</p>`,
    changes: async () => [],
  };
  const renderer: PageRenderer = {
    words: async () => words,
    styles: async (module, variant) => `.${module}-${variant}{}`,
    restoreList: async (pathname) => {
      if (pathname === '/assets/styles-ofpages1.json') await files.add(pathname, '{}');
    },
    async render({ language, variant, path, status, data, texts: own, blocked, now }) {
      rendered.push(status === undefined ? path : String(status));
      if (path === '/') await files.add(`/assets/below-${language}${variant.slice(0, 6)}.css`, 'p{}');
      if (!status || status === 404) await before(path);
      const shown = data.activity?.plans ?? data.plans;
      const plans = shown[data.currency]?.map(({ price }) => price.total).join(',');
      // Both are the mobile home page, and a front has one file for them.
      const page = variant === 'mobile' && path === '/home' ? '/' : path;
      const posted = data.posted?.form === 'newsletter' ? `posted newsletter ${data.posted.step}` : '';
      const facts = [
        language,
        variant,
        page,
        data.currency,
        plans,
        blocked ? 'blocked' : '',
        posted,
        data.methods.join(),
        literalIn(own?.['home.title']),
        now,
      ].join(' ');
      return {
        status: status ?? 200,
        html: facts + paragraph.repeat(1000),
        hashes: { styles: [], scripts: [] },
      };
    },
  };
  const publicData: PublicDataSource = {
    get: async (currency, card = null) => ({
      currency,
      plans: sold ? { USD: sold } : {},
      methods: offeredMethods(paymentMethodCodes, card),
      campaign,
      trial: { planId: '12m', days: 30 },
      testMode: false,
    }),
    plans: () => sold,
    knownCards: () => cards,
    status: async () => null,
    renew() {},
    fieldScript: async () => null,
    paddleScript: async () => null,
    activityOf: async () => activity,
    knownRuns: () => (activity ? [activity] : []),
    calendar: async () => (activity ? [activity] : []),
    issues: () => ['2026-11'],
    newsletter: async () => [],
    networkCountries: () => [],
    network: async () => null,
    proof: async () => null,
    renewNetwork() {},
    issueOf: async () => Promise.reject(new Error('no issue')),
  };
  const now = () => time.now;
  const cache = createContentCache({ now });
  const queue = createRenderQueue({ patience });
  const shared = {
    renderer,
    encode: encodeBody,
    publicOrigin,
    botCheckHosts: [],
    experiments,
    outside,
    policies: true,
    now,
  };
  const errors: unknown[] = [];
  const sheets = new Map<string, Content>();
  const files: StaticFiles = {
    add: async (pathname, body) =>
      void sheets.set(pathname, await textContent({ status: 200, headers: {}, body }, encodeBody)),
    get: (pathname) => sheets.get(pathname),
  };
  const articles = articlesDouble(published, {
    categories: published.map(({ category }) => category.id),
    tags: published.flatMap(({ tags }) => tags.map(({ id }) => id)),
  });
  const texts: TextSource = { of: async () => undefined, known: () => undefined, renew() {} };
  const blogAsked: string[] = [];
  const blog: BlogSource = {
    ...createBlogSource({ origin: () => 'http://127.0.0.1:9', now, articles }),
    async page(language, { params }) {
      blogAsked.push(`${language} ${Object.values(params).join(' ')}`);
      return { categories: [], searches: [] };
    },
  };
  const called: Request[] = [];
  const service = {
    fetch: async (request: Request) => {
      called.push(request);
      return new Response(null, { status: 404 });
    },
    health: async () => true,
  };
  const handler = createHandler({
    pages: createPages({
      ...shared,
      cache,
      queue,
      publicData,
      blog,
      texts,
      maxAge: 60_000,
      compress: dictionaries ? compressWith : undefined,
    }),
    files,
    foldSheets: createFoldSheets({ ...shared, publicData, blog, texts, queue, files }),
    made: createMadeFiles(
      discoveryFiles({
        origin: publicOrigin,
        words: async () => words,
        trial: async () => null,
        articles,
        status: publicData.status,
      }),
      {
        cache,
        encode: encodeBody,
      },
    ),
    amp: createAmpPages({
      articles,
      words: async () => words,
      cache,
      encode: encodeBody,
      origin: publicOrigin,
    }),
    offerBox: createOfferBox({ renderer, publicData, cache, encode: encodeBody, maxAge: 60_000 }),
    consent: createConsent({ renderer, cache, encode: encodeBody, service, publicOrigin, now }),
    groundOf: async () => '',
    pictures: createPictures({ words: async () => words, cache, articles, files }),
    publicOrigin,
    now,
    service,
    isReady: async () => true,
    errorPage: createErrorPage({ ...shared, texts, testMode }),
    testMode,
    onError: (error) => void errors.push(error),
  });
  const ask = async (
    target: string,
    more: Readonly<Record<string, string>> = {},
    country: string | null = null,
  ) => {
    const headers = { 'accept-encoding': 'br', ...more };
    const request: EdgeRequest = { method: 'GET', target, headers, country: () => country };
    return handler.ready(request) ?? (await handler.respond(request));
  };
  const post = (target: string, body: string, more: Readonly<Record<string, string>> = {}) =>
    handler.respond({
      method: 'POST',
      target,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...more },
      country: () => null,
      body: async (maxBytes) => (body.length > maxBytes ? null : body),
    });
  /** Makes a page as prerendering does. */
  const make = createPageContent({ ...shared, encode: encodeQuickly, publicData, blog, texts });
  return { ask, post, called, make, cache, queue, rendered, drawn, errors, blogAsked };
}

/** A header of a response, by its name in lower case. */
export function headerOf({ headers }: { headers: readonly string[] }, name: string): string | undefined {
  const at = headers.indexOf(name);
  return at < 0 ? undefined : headers[at + 1];
}
