import { matchRoute, prefixOf, routeById, splitUrl } from '@tern/domain';
import { createTernIntl } from '@tern/i18n';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { mayMeasureVisit } from '../boot/consent.ts';
import { followVisitor } from '../boot/followVisitor.ts';
import type { OnAlive } from '../boot/hydrateOnIntent.ts';
import { hasSession } from '../boot/signedIn.ts';
import { loadAppCatalogue, type MessageFiles } from '../messages/appCatalogue.ts';
import { AppRoutes, browserPages } from '../routes.tsx';
import { AliveProvider } from './Alive.tsx';
import { AppRoot } from './AppRoot.tsx';
import { emptyAfter } from './beginAnew.ts';
import { followTabs } from './followTabs.ts';
import { keepTypedLater } from './keepTypedLater.ts';
import { loadPage } from './loadPage.ts';
import { markCustomer } from './markCustomer.ts';
import { createPageStyles } from './pageStyles.ts';
import type { PublicData } from './publicData.ts';
import { readSite, rootPrefix } from './readSite.ts';
import { rootErrors } from './rootErrors.ts';
import type { Site } from './SiteContext.tsx';
import { startApp } from './startApp.ts';
import { createStores } from './stores.tsx';

/** ms that acts wait for the session at most. */
const patience = 2000;

/** By the script that sends events, which is there where the visit may be measured. */
async function savePlace(facts: object): Promise<void> {
  if (!(await mayMeasureVisit())) return;
  const events = await import('../events/startEvents.ts');
  await events.savePlace(facts);
}

/** Pages the router moves to are alive as well, and nobody waits for them. */
function once(run: () => void): () => void {
  let done = false;
  return () => {
    if (!done) run();
    done = true;
  };
}

/**
 * Hydrates the page and hands navigation to the router. Calls `onAlive` in an effect of the page, and resolves when
 * the session is known; rejects when code or messages of the page do not load.
 */
export async function startPage(onAlive: OnAlive): Promise<void> {
  const signedIn = hasSession();
  const site = readSite();
  const { titles, styles, messages, ...data } = JSON.parse(
    document.getElementById('data')?.textContent ?? '{}',
  ) as PublicData & Pick<Site, 'titles'> & { styles?: string; messages?: MessageFiles };
  const id = site.status
    ? 'notFound'
    : (matchRoute(splitUrl(location.pathname).path)?.route.id ?? 'notFound');
  const loadStyles = createPageStyles(styles, id);
  const [Page, closed, catalogue] = await Promise.all([
    loadPage(id),
    site.blocked ? import('./closedScreen.ts') : null,
    loadAppCatalogue(site.language, id, messages),
  ]);
  const stores = createStores(data, (facts) => void savePlace(facts).catch(() => {}));
  emptyAfter(stores.session.isOver);
  // The answer comes after hydration: shared HTML has nothing personal.
  const restored = signedIn ? stores.session.restore(true).then(markCustomer) : Promise.resolve();
  const root = document.querySelector('[data-root]') as HTMLElement;
  const visitor = followVisitor(root);
  const hydrated = new Promise<void>((resolve) => {
    const alive = () => {
      onAlive(visitor);
      resolve();
    };
    // In slices between which the page answers, not in one task.
    startTransition(() => {
      hydrateRoot(
        root,
        <AliveProvider value={once(alive)}>
          <AppRoot
            site={{ ...site, titles, loadMessages: catalogue.load }}
            intl={createTernIntl(site.language, catalogue.messages)}
            stores={stores}
            data={data}
          >
            <BrowserRouter basename={prefixOf(site) || '/'}>
              <AppRoutes
                components={browserPages({ [id]: Page }, loadPage, [loadStyles, catalogue.load])}
                Closed={closed?.ChinaScreen ?? null}
              />
            </BrowserRouter>
          </AppRoot>
        </AliveProvider>,
        { ...rootErrors(root), identifierPrefix: rootPrefix },
      );
    });
  });
  // Text that is there already is kept as soon as its fields are alive.
  keepTypedLater(root, hydrated);
  await hydrated;
  // The list is there when a link is pressed.
  void loadStyles(id).catch(() => {});
  document.documentElement.dataset.hydrated = '';
  if (!signedIn) void stores.session.restore(false);
  // Inside the Windows client the session is the client's own.
  if (routeById(id).layout !== 'standalone') followTabs(stores.session, signedIn, restored);
  stores.app.start();
  void stores.geo.ensure();
  startApp(stores.app.state, site, { production: !data.testMode });
  // A press that came early counts on the session as well.
  await Promise.race([restored, new Promise((done) => setTimeout(done, patience))]);
}
