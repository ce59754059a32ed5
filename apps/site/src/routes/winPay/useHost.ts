import { useEffect } from 'react';
import { useStores } from '../../app/stores.tsx';
import { onHostSession, tellHost } from './hostChannel.ts';

/** Signs in with what the client hands over, and says that the page is ready for it. */
export function useHost(): void {
  const { session } = useStores();
  useEffect(() => {
    const stop = onHostSession(({ token }) => void session.adopt(token));
    tellHost({ type: 'tern.ready', version: 1 });
    return stop;
  }, [session]);
}
