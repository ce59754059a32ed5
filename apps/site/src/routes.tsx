import { allRoutes, type Route as PageRoute, type RouteId, routeById } from '@tern/domain';
import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Alive } from './app/Alive.tsx';
import { PageArrival } from './app/PageArrival.tsx';
import { PageErrorBoundary } from './app/PageErrorBoundary.tsx';
import type { PageComponent } from './app/PageProps.ts';
import { Shell } from './app/Shell.tsx';
import { isRouted } from './app/SiteLink.tsx';

/** Page components by route id. */
export type PageComponents = Partial<Record<RouteId, PageComponent>>;

/**
 * The pages a router in the browser shows. `loaded` are at hand: the page to hydrate
 * must not be lazy. `prepare` loads styles and messages before a page shows.
 */
export function browserPages(
  loaded: PageComponents,
  load: (id: RouteId) => Promise<PageComponent>,
  prepare: readonly ((id: RouteId) => Promise<unknown>)[],
): PageComponents {
  return Object.fromEntries(
    allRoutes()
      .filter((route) => isRouted(route) || loaded[route.id])
      .map(({ id }) => [
        id,
        loaded[id] ??
          lazy(async () => {
            const [Page] = await Promise.all([load(id), ...prepare.map((each) => each(id))]);
            return { default: Page };
          }),
      ]),
  );
}

interface AppRoutesProps {
  components: PageComponents;
  /** Shows in place of pages that offer something, where the service is not offered; null where it is. */
  Closed: ComponentType | null;
}

/** The one tree of routes, from the manifest; language and variant are the router's basename. */
export function AppRoutes({ components, Closed }: AppRoutesProps) {
  const NotFound = components.notFound;
  return (
    <Routes>
      <Route element={<Shell />}>
        {allRoutes().flatMap((route) => {
          const Page = components[route.id];
          if (!Page) return [];
          const paths = [
            route.path,
            ...route.aliases.filter(({ kind }) => kind === 'serve').map(({ path }) => path),
          ];
          return paths.map((path) => (
            <Route key={path} path={path} element={<Entered route={route} Page={Page} Closed={Closed} />} />
          ));
        })}
        {NotFound ? (
          <Route
            path="*"
            element={<Entered route={routeById('notFound')} Page={NotFound} Closed={Closed} />}
          />
        ) : null}
      </Route>
    </Routes>
  );
}

interface EnteredProps extends Pick<AppRoutesProps, 'Closed'> {
  route: PageRoute;
  Page: PageComponent;
}

function Entered({ route, Page, Closed }: EnteredProps) {
  return (
    <PageErrorBoundary key={route.id}>
      <Alive>{Closed && route.offering ? <Closed /> : <Page route={route} />}</Alive>
      <PageArrival id={route.id} />
    </PageErrorBoundary>
  );
}
