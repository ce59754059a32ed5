import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { replacePage } from './leave.ts';
import { useSite } from './SiteContext.tsx';
import { localHref } from './StaticLink.tsx';
import { useStores } from './stores.tsx';

/**
 * True once a person is signed in. A visitor without a session is sent to sign in and comes back here
 * (spec section 2, navigation rules); the edge does the same for document loads.
 */
export function useRequireSession(): boolean {
  const { session } = useStores();
  const { status } = useSnapshot(session.state);
  const site = useSite();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (status !== 'anonymous') return;
    replacePage(localHref(`/login?redirect=${encodeURIComponent(pathname + search)}`, site));
  }, [status, pathname, search, site]);
  return status === 'signed-in';
}
