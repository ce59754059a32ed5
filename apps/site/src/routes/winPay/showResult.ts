import { goToPage } from '../../app/leave.ts';
import type { Site } from '../../app/SiteContext.tsx';
import { localHref } from '../../app/StaticLink.tsx';

/** Loads the page that says how an order ended, inside the Windows client. */
export function showResult(orderId: string, site: Site): void {
  goToPage(localHref(`/win-pay-result?order=${encodeURIComponent(orderId)}`, site));
}
