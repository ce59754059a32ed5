import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { useStores } from './stores.tsx';

/**
 * True once somebody is signed in. A visitor without a session is sent to sign in and comes back here
 * (spec section 2, navigation rules); the edge does the same for document loads.
 */
export function useRequireSession(): boolean {
  const { session } = useStores();
  const { status } = useSnapshot(session.state);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (status !== 'anonymous') return;
    void navigate(`/login?redirect=${encodeURIComponent(pathname + search)}`, { replace: true });
  }, [status, pathname, search, navigate]);
  return status === 'signed-in';
}
