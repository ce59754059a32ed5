import { allRoutes, isOfferingPage, type RouteId } from '@tern/domain';
import { ChinaScreen } from '@tern/patterns';
import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PageErrorBoundary } from './app/PageErrorBoundary.tsx';
import { Shell, usePageEntered } from './app/Shell.tsx';
import { useSite } from './app/SiteContext.tsx';
import { isRouted } from './app/SiteLink.tsx';

/** What a `.route.tsx` module exports. */
export interface PageModule {
  Page: ComponentType;
}

/** The pages the browser can show by itself; each is a chunk of its own. Static pages are rendered on the server. */
export const pages: Partial<Record<RouteId, () => Promise<PageModule>>> = {
  pricing: () => import('./routes/pricing/pricing.route.tsx'),
  checkout: () => import('./routes/checkout/checkout.route.tsx'),
  paystatus: () => import('./routes/payment/paystatus.route.tsx'),
  paySuc: () => import('./routes/payment/paySuc.route.tsx'),
  winPay: () => import('./routes/winPay/winPay.route.tsx'),
  winPayResult: () => import('./routes/winPay/winPayResult.route.tsx'),
  winPayNative: () => import('./routes/winPay/winPayNative.route.tsx'),
  login: () => import('./routes/login/login.route.tsx'),
  forgetPassword: () => import('./routes/recovery/forgetPassword.route.tsx'),
  resetPassword: () => import('./routes/recovery/resetPassword.route.tsx'),
  redirect: () => import('./routes/redirect/redirect.route.tsx'),
  myAccount: () => import('./routes/account/myAccount.route.tsx'),
  whatIsMyIp: () => import('./routes/tools/whatIsMyIp.route.tsx'),
  webrtcLeakTest: () => import('./routes/tools/webrtcLeakTest.route.tsx'),
  notFound: () => import('./routes/notFound/notFound.route.tsx'),
};

export async function loadPage(id: RouteId): Promise<PageModule> {
  const load = pages[id];
  if (!load) throw new Error(`The browser has no page ${id}`);
  return load();
}

export type PageComponents = Partial<Record<RouteId, ComponentType>>;

/**
 * The pages a router in the browser shows. `loaded` are at hand: the page to hydrate
 * must not be lazy. What `prepare` loads, styles and messages, is there before a page shows.
 */
export function browserPages(
  loaded: PageComponents,
  prepare: readonly ((id: RouteId) => Promise<unknown>)[],
): PageComponents {
  return Object.fromEntries(
    allRoutes()
      .filter((route) => isRouted(route) || loaded[route.id])
      .map(({ id }) => [
        id,
        loaded[id] ??
          lazy(async () => {
            const [{ Page }] = await Promise.all([loadPage(id), ...prepare.map((load) => load(id))]);
            return { default: Page };
          }),
      ]),
  );
}

/** The one tree of routes, from the manifest; language and form are the router's basename. */
export function AppRoutes({ components }: { components: PageComponents }) {
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
            <Route key={path} path={path} element={<Entered id={route.id} Page={Page} />} />
          ));
        })}
        {NotFound ? <Route path="*" element={<Entered id="notFound" Page={NotFound} />} /> : null}
      </Route>
    </Routes>
  );
}

function Entered({ id, Page }: { id: RouteId; Page: ComponentType }) {
  const { blocked } = useSite();
  usePageEntered(id);
  return (
    <PageErrorBoundary key={id}>
      <Suspense fallback={null}>{blocked && isOfferingPage(id) ? <ChinaScreen /> : <Page />}</Suspense>
    </PageErrorBoundary>
  );
}
