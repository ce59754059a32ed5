import type { RouteId } from '@tern/domain';
import { OfflineNotice } from '@tern/patterns';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { useSite } from './SiteContext.tsx';
import { useStores } from './stores.tsx';

// Most visits never end a session: the dialog and its focus trap load when one does.
const EndedSession = lazy(() =>
  import('./EndedSession.tsx').then((module) => ({ default: module.EndedSession })),
);

/** Around every page of the router: what outlives a change of page. Static pages have none of it. */
export function Shell() {
  const { routed } = useSite();
  return (
    <>
      {routed ? <Connection /> : null}
      <Outlet />
      {routed ? <Session /> : null}
    </>
  );
}

function Connection() {
  const { online } = useSnapshot(useStores().app.state);
  return <OfflineNotice offline={!online} />;
}

function Session() {
  const { session } = useStores();
  const { ended } = useSnapshot(session.state);
  if (!ended) return null;
  return (
    <Suspense fallback={null}>
      <EndedSession
        open
        onCancel={session.stay}
        onSignIn={() => {
          session.drop();
          location.reload();
        }}
      />
    </Suspense>
  );
}

/**
 * A page the router moved to gets its title, starts at its top and takes the reading position, as with a
 * document load.
 */
export function usePageEntered(id: RouteId): void {
  const { titles } = useSite();
  const { pathname } = useLocation();
  const type = useNavigationType();
  const first = useRef(true);
  useEffect(() => {
    if (first.current || type === 'POP') {
      first.current = false;
      return;
    }
    if (titles?.[id]) document.title = titles[id];
    if (type !== 'PUSH') return;
    scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
