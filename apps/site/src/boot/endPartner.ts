import { affiliateCookies, cookieValue } from '@tern/domain';

/**
 * Ends the cookies of a partner on a page that tracks (`data-tracking`), for a campaign in the address (spec section 4). The
 * edge does so as well, and does not see a visit whose page comes from a cache in front of it.
 */
export function endPartner(root: Document, search: string): void {
  if (root.documentElement.dataset.tracking === undefined) return;
  for (const { name, value } of affiliateCookies(search))
    if (value === null && cookieValue(root.cookie, name))
      root.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}
