import { affiliateCookies, codeCookie, codeCookieOf } from '@tern/domain';

/**
 * Notes which partner an address names (spec section 4), which never changes a price, and the coupon, invite or student
 * code of a link, which the checkout fills in. A purchase needs both, so no consent is required.
 */
export function keepAttribution(root: Document, search: string): void {
  for (const { name, value, maxAge } of affiliateCookies(search)) {
    root.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
  }
  const code = codeCookieOf(search);
  if (code) root.cookie = `${codeCookie}=${code.value}; Path=/; Max-Age=${code.maxAge}; SameSite=Lax`;
}
