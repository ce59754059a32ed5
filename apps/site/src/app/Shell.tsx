import { LoadFailure, OfflineNotice } from '@tern/patterns';
import { lazy, Suspense, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { useSite } from './SiteContext.tsx';
import { useStores } from './stores.tsx';

// Most visits never end a session: the dialog and its focus trap load when one does.
const EndedSession = lazy(() =>
  import('./EndedSession.tsx').then((module) => ({ default: module.EndedSession })),
);

/** Around every page of the router: what outlives a change of page. Static pages have none of it. */
export function Shell() {
  const { boot, routed } = useSite();
  // For `PageArrival`: the page that came with the document has arrived already.
  const arrived = useRef<string | null>(null);
  return (
    <>
      {boot === 'intent' ? <LoadFailure hidden /> : null}
      {routed ? <Connection /> : null}
      {/* One for all pages: the page that is left stays, and keeps the focus, until the code of the next is there. */}
      <Suspense fallback={null}>
        <Outlet context={arrived} />
      </Suspense>
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
