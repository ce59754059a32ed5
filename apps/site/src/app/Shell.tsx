import { SessionDialog } from '@tern/patterns';
import { ToastProvider } from '@tern/ui';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { shellMessages } from '../messages/shell.messages.ts';
import { useSite } from './SiteContext.tsx';
import { useStores } from './stores.tsx';

/** The frame of the whole application: everything that outlives a change of page. */
export function Shell() {
  const site = useSite();
  return <div data-shell="">{site.routed ? <Routed /> : <Outlet />}</div>;
}

function Routed() {
  const { formatMessage } = useIntl();
  const { session } = useStores();
  const { ended } = useSnapshot(session.state);
  return (
    <ToastProvider
      label={formatMessage(shellMessages.notifications)}
      dismissLabel={formatMessage(shellMessages.dismiss)}
    >
      <Outlet />
      <FocusOnNavigation />
      <ScrollRestoration />
      <SessionDialog
        open={ended}
        onCancel={session.stay}
        onSignIn={() => {
          session.drop();
          location.reload();
        }}
      />
    </ToastProvider>
  );
}

/** After a change of page the reading position moves to the new page, as it does with a document load. */
function FocusOnNavigation() {
  const { pathname } = useLocation();
  const { boot } = useSite();
  useEffect(() => {
    if (boot !== 'app' || document.documentElement.dataset.visited === undefined) {
      document.documentElement.dataset.visited = pathname;
      return;
    }
    if (document.documentElement.dataset.visited === pathname) return;
    document.documentElement.dataset.visited = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, boot]);
  return null;
}
