import { useLocation } from 'react-router-dom';
import { useHydrated } from '../app/useHydrated.ts';

/** The order that the address names; null on the server, which knows no query. */
export function useOrderAddress(): string | null {
  const { search } = useLocation();
  const hydrated = useHydrated();
  return hydrated ? new URLSearchParams(search).get('order') : null;
}
