import { matchRoute, prefixOf, routeById, splitUrl } from '@tern/domain';
import { createTernIntl } from '@tern/i18n';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AppRoot } from './app/AppRoot.tsx';
import { loadPage } from './app/loadPage.ts';
import { createPageStyles, type PageStyles } from './app/pageStyles.ts';
import type { PublicData } from './app/publicData.ts';
import { readSite, rootPrefix } from './app/readSite.ts';
import type { Site } from './app/SiteContext.tsx';
import { startApp } from './app/startApp.ts';
import { createStores } from './app/stores.tsx';
import { keepAttribution } from './boot/keepAttribution.ts';
import { reloadOnChunkError } from './boot/reloadOnChunkError.ts';
import { hasSession, markSignedIn } from './boot/signedIn.ts';
import { startFrame } from './boot/startFrame.ts';
import { loadAppCatalogue } from './messages/appCatalogue.ts';
import { AppRoutes, browserPages } from './routes.tsx';

/** Hydrates an application page and hands navigation to the router. */
reloadOnChunkError();
const signedIn = markSignedIn();
keepAttribution(document, location.search);
const site = readSite();
const { titles, styles, ...data } = JSON.parse(
  document.getElementById('data')?.textContent ?? '{}',
) as PublicData & Pick<Site, 'titles'> & { styles: PageStyles };
const id = site.status ? 'notFound' : (matchRoute(splitUrl(location.pathname).path)?.route.id ?? 'notFound');
// The pages inside the Windows client have no header or footer.
const framed = routeById(id).layout !== 'standalone';
if (framed) startFrame();

const [Page, catalogue] = await Promise.all([loadPage(id), loadAppCatalogue(site.language, id)]);
const stores = createStores(data);

hydrateRoot(
  document.querySelector('[data-root]') as HTMLElement,
  <AppRoot
    site={{ ...site, titles }}
    intl={createTernIntl(site.language, catalogue.messages)}
    stores={stores}
    data={data}
  >
    <BrowserRouter basename={prefixOf(site) || '/'}>
      <AppRoutes
        components={browserPages({ [id]: Page }, loadPage, [createPageStyles(styles, id), catalogue.load])}
      />
    </BrowserRouter>
  </AppRoot>,
  { identifierPrefix: rootPrefix },
);
document.documentElement.dataset.hydrated = '';
// After hydration: what is personal never takes part in the shared HTML.
const restored = stores.session.restore(signedIn);
// Inside the Windows client the session is the client's own.
if (framed) {
  let following = false;
  const follow = async () => {
    if (following) return;
    following = true;
    const [{ createTabs }] = await Promise.all([import('./app/createTabs.ts'), restored]);
    createTabs({ session: stores.session, id: Math.random().toString(36).slice(2), hasSession }).start();
  };
  // Without a session there is nothing to synchronize until the visitor acts here or in another tab.
  if (signedIn) void follow();
  else
    for (const sign of ['pointerdown', 'keydown', 'storage', 'visibilitychange', 'pageshow'] as const)
      addEventListener(sign, (event) => {
        if (!(event instanceof PageTransitionEvent) || event.persisted) void follow();
      });
}
stores.app.start();
startApp(stores.app.state, site, { production: !data.testMode });
