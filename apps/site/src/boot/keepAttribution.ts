import { affiliateCookies } from '@tern/domain';

/**
 * Notes which partner an address names (spec section 4). A purchase needs it, so it asks for no consent; it
 * never changes a price.
 */
export function keepAttribution(root: Document, search: string): void {
  for (const { name, value, maxAge } of affiliateCookies(search)) {
    root.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
  }
}
