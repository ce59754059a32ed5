import type { RouteId } from '@tern/domain';
import { type RefObject, useEffect } from 'react';
import { useLocation, useNavigationType, useOutletContext, useParams } from 'react-router-dom';
import { focusHeading, focusIsFree } from './focusHeading.ts';
import { pageTitleKey } from './pageTitleKey.ts';
import { useSite } from './SiteContext.tsx';

/**
 * Stands after a page: once that is there, a page the router moved to gets its title, and the reading position is
 * at its heading, in sight. Back and forward, and an address that only replaced another, move the focus when the element
 * that had it is gone; after back and forward the browser restores how far the page was scrolled.
 */
export function PageArrival({ id }: { id: RouteId }) {
  const { titles } = useSite();
  const { pathname } = useLocation();
  const arrived = useOutletContext<RefObject<string | null>>();
  const type = useNavigationType();
  const value = Object.values(useParams())[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each path, with what the page is by then
  useEffect(() => {
    const before = arrived.current;
    arrived.current = pathname;
    if (before === null || before === pathname) return;
    const title = titles?.[pageTitleKey(id, value)] ?? titles?.[id];
    if (title) document.title = title;
    if (type !== 'PUSH' && !focusIsFree()) return;
    if (type !== 'POP') scrollTo(0, 0);
    focusHeading(type !== 'POP');
  }, [pathname]);
  return null;
}
