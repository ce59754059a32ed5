import { matchRoute, prefixOf, routeById, splitUrl } from '@tern/domain';
import { createTernIntl } from '@tern/i18n';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AppRoot } from './app/AppRoot.tsx';
import { createTabs } from './app/createTabs.ts';
import { createPageStyles, type PageStyles } from './app/pageStyles.ts';
import type { PublicData } from './app/publicData.ts';
import { readSite, rootPrefix } from './app/readSite.ts';
import type { Site } from './app/SiteContext.tsx';
import { createStores } from './app/stores.tsx';
import { keepAttribution } from './boot/keepAttribution.ts';
import { reloadOnChunkError } from './boot/reloadOnChunkError.ts';
import { hasSession, markSignedIn } from './boot/signedIn.ts';
import { startFrame } from './boot/startFrame.ts';
import { loadAppCatalogue } from './messages/appCatalogue.ts';
import { AppRoutes, browserPages, loadPage } from './routes.tsx';

/** Hydrates an application page and hands navigation to the router. */
reloadOnChunkError();
const signedIn = markSignedIn();
keepAttribution(document, location.search);
const site = readSite();
const { titles, styles, ...data } = JSON.parse(
  document.getElementById('data')?.textContent ?? '{}',
) as PublicData & Pick<Site, 'titles'> & { styles: PageStyles };
const id = site.status ? 'notFound' : (matchRoute(splitUrl(location.pathname).path)?.route.id ?? 'notFound');

const [{ Page }, catalogue] = await Promise.all([loadPage(id), loadAppCatalogue(site.language, id)]);
const stores = createStores(data);

startFrame();
hydrateRoot(
  document.querySelector('[data-root]') as HTMLElement,
  <AppRoot
    site={{ ...site, titles }}
    intl={createTernIntl(site.language, catalogue.messages)}
    stores={stores}
    data={data}
  >
    <BrowserRouter basename={prefixOf(site) || '/'}>
      <AppRoutes components={browserPages({ [id]: Page }, [createPageStyles(styles, id), catalogue.load])} />
    </BrowserRouter>
  </AppRoot>,
  { identifierPrefix: rootPrefix },
);
document.documentElement.dataset.hydrated = '';
// After hydration: what is personal never takes part in the shared HTML.
const restored = stores.session.restore(signedIn);
// Inside the Windows client the session is the client's own.
if (routeById(id).layout !== 'standalone') {
  const tabs = createTabs({ session: stores.session, id: Math.random().toString(36).slice(2), hasSession });
  void restored.then(tabs.start);
}
stores.app.start(site);
