import { below, files } from 'virtual:site-pages';
import {
  allRoutes,
  buildPath,
  directionOf,
  escapeHtml,
  type FontSubset,
  type Language,
  languageFacts,
  matchRoute,
  offerPlaceOf,
  prefixOf,
  type Route,
  type RouteParam,
  routeById,
} from '@tern/domain';
import { type Catalogue, createTernIntl } from '@tern/i18n';
import { ChinaScreen, offlineNoticeMessages } from '@tern/patterns';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { IntlShape } from 'react-intl';
import { StaticRouter } from 'react-router-dom';
import { AppRoot } from './app/AppRoot.tsx';
import { closedTitle } from './app/closedTitle.ts';
import { headMessage } from './app/headMessage.ts';
import { llmsText as llmsTextIn } from './app/llmsText.ts';
import { loadPage } from './app/loadPage.ts';
import { OriginProvider } from './app/Origin.tsx';
import { offerLine } from './app/offerLine.ts';
import { PageFrame } from './app/PageFrame.tsx';
import { PageHead } from './app/PageHead.tsx';
import { pageTitleKey } from './app/pageTitleKey.ts';
import { plansOf } from './app/plansOf.ts';
import { rootPrefix } from './app/readSite.ts';
import type { Site } from './app/SiteContext.tsx';
import { isRouted } from './app/SiteLink.tsx';
import { createStores } from './app/stores.tsx';
import { themeOfPage } from './app/useCampaign.ts';
import { IslandRendererProvider, type RenderIsland } from './islands/Island.tsx';
import { IslandRoot } from './islands/IslandRoot.tsx';
import { renderConsent, renderOfferBox } from './laterMarkup.tsx';
import { loadCatalogue } from './messages/catalogue.ts';
import type { RenderedParts, RenderInput, SiteWords, TextsOf } from './renderer.ts';
import { SecondStep } from './routes/login/SecondStep.tsx';
import { AppRoutes } from './routes.tsx';
import { articlePicture as drawArticlePicture } from './social/articlePicture.ts';
import { socialPicture as drawSocialPicture } from './social/socialPicture.ts';
import { ampDocument } from './syndication/ampDocument.ts';
import { blockMarkup } from './syndication/blockMarkup.ts';
import { listChanges } from './syndication/listChanges.ts';
import { syndicationWords } from './syndication/syndicationWords.ts';

type IntlByLanguage = Map<Language, Promise<IntlShape>>;
// Catalogues and formatters are read-only: one of each serves every request, and one for each set of texts in their place.
const intlByLanguage: IntlByLanguage = new Map();
const ownVoices = new WeakMap<Catalogue, IntlByLanguage>();
function voicesOf(texts?: Catalogue): IntlByLanguage {
  if (!texts) return intlByLanguage;
  const own = ownVoices.get(texts) ?? new Map();
  ownVoices.set(texts, own);
  return own;
}
function intlOf(language: Language, texts?: Catalogue): Promise<IntlShape> {
  const known = voicesOf(texts);
  let intl = known.get(language);
  if (!intl) {
    intl = loadCatalogue(language).then((messages) =>
      createTernIntl(language, texts ? { ...messages, ...texts } : messages),
    );
    known.set(language, intl);
  }
  return intl;
}

/** Titles of the pages the router moves between without a document load. */
const titlesIn = (intl: IntlShape, blocked: boolean | undefined) =>
  Object.fromEntries(
    allRoutes()
      .filter(isRouted)
      .flatMap((route): [string, string][] =>
        blocked && route.offering ? [[route.id, closedTitle(intl)]] : titlesOf(intl, route),
      ),
  );

/** The title of a route, and those of its values that have one of their own. */
function titlesOf(intl: IntlShape, route: Route): [string, string][] {
  const own = headMessage(intl, route, {}, 'title');
  const ofValues = Object.entries<RouteParam>(route.params).flatMap(([name, known]) =>
    known.kind === 'values'
      ? known.values.map((value): [string, string] => [
          pageTitleKey(route.id, value),
          headMessage(intl, route, { [name]: value }, 'title'),
        ])
      : [],
  );
  return [[route.id, own], ...ofValues.filter(([, title]) => title !== own)];
}

/** Beginnings of the files of each subset. */
const fontFiles: Readonly<Record<FontSubset, readonly string[]>> = {
  latin: ['geologica-latin-(?!ext-|1-)'],
  accented: ['geologica-latin-1-'],
  extended: ['geologica-latin-ext-'],
  cyrillic: ['geologica-cyrillic-(?!ext-)'],
  arabic: ['plex-arabic-400-', 'plex-arabic-600-'],
};

/** The inputs a page is rendered from. */
async function prepare(input: RenderInput) {
  const { language, variant, path } = input;
  const failed = input.status !== undefined;
  const route = failed ? routeById('notFound') : (matchRoute(path)?.route ?? routeById('notFound'));
  const site: Site = {
    language,
    variant,
    boot: route.boot,
    routed: route.boot !== 'static',
    year: new Date(input.now).getUTCFullYear(),
    now: input.now,
    secondStep: SecondStep,
    status: input.status,
    ...(input.blocked ? { blocked: true } : {}),
  };
  const [intl, Page] = await Promise.all([intlOf(language, input.texts), loadPage(route.id)]);
  const place = route.takesPayment ? 'checkout' : route.boot === 'intent' && route.priced ? 'prices' : null;
  const line = place && offerLine(input.data, site, { intl, place });
  const data = line ? { ...input.data, offerLine: line } : input.data;
  const stores = createStores(data);
  const location = buildPath({ language, variant, path: failed ? '/404' : path });
  const around = (renderIsland: RenderIsland, children: ReactNode) => (
    <OriginProvider value={input.origin}>
      <IslandRendererProvider value={renderIsland}>
        <AppRoot site={site} intl={intl} stores={stores} data={data}>
          <StaticRouter basename={prefixOf(site) || '/'} location={location}>
            {children}
          </StaticRouter>
        </AppRoot>
      </IslandRendererProvider>
    </OriginProvider>
  );
  const page = <AppRoutes components={{ [route.id]: Page }} Closed={input.blocked ? ChinaScreen : null} />;
  return { route, site, intl, data, around, page };
}

/** The same page as one tree: `scripts/bench.ts` compares `renderPage` with it. */
export async function pageElement(input: RenderInput): Promise<ReactElement> {
  const { route, around, page } = await prepare(input);
  return around(
    (_name, island) => island,
    <>
      <PageHead route={route} />
      <PageFrame route={route} data={input.data} page={page} />
    </>,
  );
}

export { renderToString };

/** Renders one page to its parts. Pure in its input: two calls with the same input give the same bytes. */
export async function renderPage(input: RenderInput): Promise<RenderedParts> {
  const { language, variant } = input;
  const { route, site, intl, data, around, page: element } = await prepare(input);
  const renderIsland: RenderIsland = (name, island) =>
    renderToString(
      <IslandRoot site={site} intl={intl}>
        {island}
      </IslandRoot>,
      { identifierPrefix: name },
    );
  // The page is a root of its own, so that its ids are the same when it is hydrated without the frame.
  const page = renderToString(around(renderIsland, element), { identifierPrefix: rootPrefix });
  const html = renderToString(
    around(
      renderIsland,
      <>
        <PageHead route={route} />
        <PageFrame route={route} data={data} page={page} />
      </>,
    ),
  );
  // React writes title, meta and link before the first element of the page.
  const bodyAt = html.indexOf('<div data-shell');
  const attributes = [
    `lang="${language}"`,
    `dir="${directionOf(language)}"`,
    `data-variant="${variant}"`,
    `data-boot="${route.boot}"`,
    `data-year="${site.year}"`,
  ];
  if (route.layout === 'default_black') attributes.push('data-theme="dark"');
  const theme = themeOfPage(route, data, site.year);
  if (theme) attributes.push(`data-campaign="${theme}"`);
  if (route.startsFor.length > 0) attributes.push(`data-starts="${route.startsFor.join(' ')}"`);
  if (route.takesPayment) attributes.push('data-pays=""');
  if (input.vendors?.length) attributes.push(`data-vendors="${input.vendors.join(' ')}"`);
  if (input.paymentServices && route.hops) attributes.push(`data-hop="${input.paymentServices}"`);
  // Pages that start at once say it by themselves.
  if (route.boot !== 'app')
    attributes.push(
      `data-offline="${escapeHtml(intl.formatMessage(offlineNoticeMessages.title))}"`,
      `data-online="${escapeHtml(intl.formatMessage(offlineNoticeMessages.back))}"`,
    );
  if (!input.blocked && offerPlaceOf(route, data.campaign) === 'box') attributes.push('data-offer=""');
  if (route.tracking) attributes.push('data-tracking=""');
  if (input.blocked) attributes.push('data-blocked=""');
  if (input.status) attributes.push(`data-status="${input.status}"`);
  return {
    status: input.status ?? (route.id === 'notFound' ? 404 : 200),
    boot: route.boot,
    htmlAttributes: attributes.join(' '),
    head: html.slice(0, bodyAt),
    body: html.slice(bodyAt),
    id: route.id,
    module: files[route.id],
    below: below[route.id] ?? null,
    fonts: languageFacts[language].fonts.flatMap((subset) => fontFiles[subset]),
    // Downloads and promises to partners stand on their own pages; campaigns in the frame, which no browser renders.
    data:
      route.boot !== 'static'
        ? {
            ...data,
            plans: plansOf(route, data),
            downloads: undefined,
            partnerTerms: undefined,
            campaign: null,
            incident: undefined,
            titles: titlesIn(intl, input.blocked),
          }
        : null,
    // Few operators have any.
    texts: input.texts
      ? (await import('./messages/browserTexts.ts')).browserTexts(route.boot, input.texts)
      : null,
  };
}

/** The site's words about itself, with the operator's texts in place of messages. */
export function wordsWith(texts: TextsOf): SiteWords {
  const intlIn = async (language: Language) => intlOf(language, await texts(language));
  const describePage: SiteWords['describePage'] = async (language, path) => {
    const match = matchRoute(path);
    if (!match) return null;
    const intl = await intlIn(language);
    const { route, params } = match;
    return {
      title: headMessage(intl, route, params, 'title'),
      description: headMessage(intl, route, params, 'description'),
    };
  };
  return {
    describePage,
    async socialPicture(language, path, font) {
      const page = await describePage(language, path);
      return page && drawSocialPicture({ title: page.title, language, ...font });
    },
    articlePicture: async ({ title, language }, cover, font) =>
      drawArticlePicture({ title, language, cover, ...font }),
    ampArticle: async (article, origin) =>
      ampDocument(article, { origin, words: syndicationWords(await intlIn(article.language)) }),
    articleHtml: async (article, origin) =>
      blockMarkup(article, {
        dialect: 'feed',
        origin,
        words: syndicationWords(await intlIn(article.language)),
      }),
    changes: async (language, origin) => listChanges(language, origin),
    consentBanner: async (page) => renderConsent(page, await intlIn(page.language)),
    offerBox: async (page) => renderOfferBox(page, page.data, await intlIn(page.language)),
    llmsText: async (origin, trial, articles) => llmsTextIn(await intlIn('en'), origin, trial, articles),
  };
}

/** The same in the words of the catalogues. */
export const {
  describePage,
  socialPicture,
  articlePicture,
  ampArticle,
  articleHtml,
  changes,
  consentBanner,
  offerBox,
  llmsText,
} = wordsWith(async () => undefined);

/** Source paths of the pages the router shows, by route id. */
export const routedModules = Object.fromEntries(
  allRoutes()
    .filter(isRouted)
    .map(({ id }) => [id, files[id]]),
);

/** Pages of many subjects with a fold. */
export const sharedFolds = allRoutes()
  .filter(({ fold, params }) => fold && Object.keys(params).length > 0)
  .map(({ id }) => ({ module: files[id], below: below[id] ?? '' }));

/** Source paths of all page files. */
export const pageModules = Object.values(files);
