import { allRoutes, buildPath, type Language, matchRoute, prefixOf, routeById } from '@tern/domain';
import { createTernIntl, directionOf } from '@tern/i18n';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { IntlShape } from 'react-intl';
import { StaticRouter } from 'react-router-dom';
import { AppRoot } from './app/AppRoot.tsx';
import { OriginProvider } from './app/Origin.tsx';
import { PageFrame } from './app/PageFrame.tsx';
import { PageHead } from './app/PageHead.tsx';
import { rootPrefix } from './app/readSite.ts';
import type { Site } from './app/SiteContext.tsx';
import { isRouted } from './app/SiteLink.tsx';
import { createStores } from './app/stores.tsx';
import { titleValues } from './app/titleValues.ts';
import { IslandRendererProvider, type RenderIsland } from './islands/Island.tsx';
import { IslandRoot } from './islands/IslandRoot.tsx';
import { loadCatalogue } from './messages/catalogue.ts';
import type { RenderedParts, RenderInput } from './renderer.ts';
import { AppRoutes, pages } from './routes.tsx';

// Catalogues and formatters are read-only: one of each serves every request.
const intls = new Map<Language, Promise<IntlShape>>();
function intlOf(language: Language): Promise<IntlShape> {
  let intl = intls.get(language);
  if (!intl) {
    intl = loadCatalogue(language).then((messages) => createTernIntl(language, messages));
    intls.set(language, intl);
  }
  return intl;
}

/** Titles of the pages the router moves between without asking the server. */
const titlesIn = (language: Language, intl: IntlShape) =>
  Object.fromEntries(
    allRoutes()
      .filter(isRouted)
      .map(({ id, titleKey }) => [id, intl.formatMessage({ id: titleKey }, titleValues(language))]),
  );

const latin = ['geologica-latin-(?!ext|1-)'];
const accented = [...latin, 'geologica-latin-1-'];
const fontsOf: Partial<Record<Language, string[]>> = {
  de: accented,
  es: accented,
  fr: accented,
  it: accented,
  pt: accented,
  ru: ['geologica-latin-(?!ext|1-)', 'geologica-cyrillic-'],
  pl: ['geologica-latin-(?!ext|1-)', 'geologica-latin-ext-'],
  ar: ['geologica-latin-(?!ext|1-)', 'plex-arabic-400-', 'plex-arabic-600-'],
};

/** Renders one page to its parts. Pure in its input: two calls with the same input give the same bytes. */
export async function renderPage(input: RenderInput): Promise<RenderedParts> {
  const { language, form, path, data } = input;
  const failed = input.status !== undefined;
  const route = failed ? routeById('notFound') : (matchRoute(path)?.route ?? routeById('notFound'));
  const year = new Date(input.now).getUTCFullYear();
  const site: Site = {
    language,
    form,
    boot: route.boot,
    routed: route.boot === 'app',
    year,
    status: input.status,
  };
  const [intl, module] = await Promise.all([intlOf(language), pages[route.id]()]);
  const stores = createStores(data);

  const renderIsland: RenderIsland = (name, island) =>
    renderToString(
      <IslandRoot site={site} intl={intl}>
        {island}
      </IslandRoot>,
      { identifierPrefix: name },
    );
  const location = buildPath({ language, form, path: failed ? '/404' : path });
  const around = (children: ReactNode) => (
    <OriginProvider value={input.origin}>
      <IslandRendererProvider value={renderIsland}>
        <AppRoot site={site} intl={intl} stores={stores}>
          <StaticRouter basename={prefixOf(site) || '/'} location={location}>
            {children}
          </StaticRouter>
        </AppRoot>
      </IslandRendererProvider>
    </OriginProvider>
  );
  // The page is a root of its own, so that its ids are the same when it is hydrated without the frame.
  const page = renderToString(around(<AppRoutes components={{ [route.id]: module.Page }} />), {
    identifierPrefix: rootPrefix,
  });
  const html = renderToString(
    around(
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
    `data-form="${form}"`,
    `data-boot="${route.boot}"`,
    `data-year="${year}"`,
  ];
  if (route.layout === 'default_black') attributes.push('data-theme="dark"');
  if (data.campaign && route.layout === 'actives') attributes.push(`data-campaign="${data.campaign.key}"`);
  if (input.status) attributes.push(`data-status="${input.status}"`);
  return {
    status: input.status ?? (route.id === 'notFound' ? 404 : 200),
    boot: route.boot,
    htmlAttributes: attributes.join(' '),
    head: html.slice(0, bodyAt),
    body: html.slice(bodyAt),
    module: moduleFiles[route.id],
    below: route.id === 'home' ? 'src/routes/home/HomeBelow.tsx' : null,
    fonts: fontsOf[language] ?? latin,
    data: route.boot === 'app' ? { ...data, titles: titlesIn(language, intl) } : null,
  };
}

const moduleFiles = {
  home: 'src/routes/home/home.route.tsx',
  pricing: 'src/routes/pricing/pricing.route.tsx',
  checkout: 'src/routes/checkout/checkout.route.tsx',
  paystatus: 'src/routes/payment/paystatus.route.tsx',
  paySuc: 'src/routes/payment/paySuc.route.tsx',
  login: 'src/routes/login/login.route.tsx',
  myAccount: 'src/routes/account/myAccount.route.tsx',
  notFound: 'src/routes/notFound/notFound.route.tsx',
} as const;

/** Source paths of the pages the router shows, by route id. */
export const routedModules = Object.fromEntries(
  allRoutes()
    .filter(isRouted)
    .map(({ id }) => [id, moduleFiles[id]]),
);
