import { affiliateCookies, codeCookiesOf, cookieValue } from '@tern/domain';

/**
 * Notes the codes of a link, which the checkout fills in, and on pages that track (`data-tracking`) the partner an address
 * names (spec section 4), which never changes a price. A purchase needs both, so no consent is required. The edge has set
 * the partner's cookie already, which lives as long as promised; what came from a file or a shared cache is made up for.
 */
export function keepAttribution(root: Document, search: string): void {
  const partners = root.documentElement.dataset.tracking === undefined ? [] : affiliateCookies(search);
  for (const { name, value, maxAge } of [...partners, ...codeCookiesOf(search)]) {
    const text = encodeURIComponent(value ?? '');
    if ((cookieValue(root.cookie, name) ?? '') === text) continue;
    root.cookie = `${name}=${text}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
  }
}
