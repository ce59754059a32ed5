import { matchRoute, prefixOf, splitUrl } from '@tern/domain';
import { createTernIntl } from '@tern/i18n';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AppRoot } from './app/AppRoot.tsx';
import { OriginProvider } from './app/Origin.tsx';
import type { PublicData } from './app/publicData.ts';
import { readSite } from './app/readSite.ts';
import { Shell } from './app/Shell.tsx';
import { createStores } from './app/stores.tsx';
import { reloadOnChunkError } from './boot/reloadOnChunkError.ts';
import { markSignedIn } from './boot/signedIn.ts';
import { loadCatalogue } from './messages/appCatalogue.ts';
import { createRoutes, pages } from './routes.tsx';

/** Hydrates an application page and hands navigation to the router. */
reloadOnChunkError();
const signedIn = markSignedIn();
const site = readSite();
const root = document.getElementById('root') as HTMLElement;
const { origin, ...data } = JSON.parse(document.getElementById('data')?.textContent ?? '{}') as PublicData & {
  origin: string;
};
const match = matchRoute(splitUrl(location.pathname).path);
const id = site.status ? 'notFound' : (match?.route.id ?? 'notFound');

const [module, messages] = await Promise.all([pages[id](), loadCatalogue(site.language)]);
const stores = createStores(data);
void stores.session.restore(signedIn);

const router = createBrowserRouter(
  createRoutes({ root: <Shell />, loaded: { [id]: module }, only: (route) => route.boot === 'app' }),
  { basename: prefixOf(site) || '/' },
);

hydrateRoot(
  root,
  <OriginProvider value={origin}>
    <AppRoot site={site} intl={createTernIntl(site.language, messages)} stores={stores}>
      <RouterProvider router={router} />
    </AppRoot>
  </OriginProvider>,
);
document.documentElement.dataset.hydrated = '';
