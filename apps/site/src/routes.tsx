import { allRoutes, type Route, type RouteId } from '@tern/domain';
import type { ComponentType, ReactNode } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { PageFrame } from './app/PageFrame.tsx';
import { ErrorPage } from './routes/notFound/ErrorPage.tsx';

/** What a `.route.tsx` module exports. */
export interface PageModule {
  Page: ComponentType;
}

/** One page file per route of the manifest; each is a chunk of its own. */
export const pages: Record<RouteId, () => Promise<PageModule>> = {
  home: () => import('./routes/home/home.route.tsx'),
  pricing: () => import('./routes/pricing/pricing.route.tsx'),
  checkout: () => import('./routes/checkout/checkout.route.tsx'),
  paystatus: () => import('./routes/payment/paystatus.route.tsx'),
  paySuc: () => import('./routes/payment/paySuc.route.tsx'),
  login: () => import('./routes/login/login.route.tsx'),
  myAccount: () => import('./routes/account/myAccount.route.tsx'),
  notFound: () => import('./routes/notFound/notFound.route.tsx'),
};

const framed = (route: Route, page: ReactNode) => <PageFrame route={route}>{page}</PageFrame>;

/**
 * The router's tree, from the manifest. `loaded` are modules at hand: the page to hydrate must not be
 * lazy. `only` leaves out the pages a router in the browser never shows.
 */
export function createRoutes(options: {
  root: ReactNode;
  loaded: Partial<Record<RouteId, PageModule>>;
  only?: (route: Route) => boolean;
}): RouteObject[] {
  const children = allRoutes()
    .filter(options.only ?? (() => true))
    .flatMap((route): RouteObject[] => {
      const loaded = options.loaded[route.id];
      const paths = [
        route.path,
        ...route.aliases.filter((alias) => alias.kind === 'serve').map((alias) => alias.path),
      ];
      return paths.map((path) => ({
        id: `${route.id} ${path}`,
        path,
        errorElement: <ErrorPage />,
        ...(loaded
          ? { element: framed(route, <loaded.Page />) }
          : {
              lazy: async () => {
                const { Page } = await pages[route.id]();
                return { element: framed(route, <Page />) };
              },
            }),
      }));
    });
  return [{ element: <>{options.root ?? <Outlet />}</>, errorElement: <ErrorPage />, children }];
}
