import { codeCookie, type LinkCode, readLinkCode } from '@tern/domain';
import { readCookies } from './readCookies.ts';

/** The code that a link brought, until it is used or taken off. */
export const linkCode = (): LinkCode | null => readLinkCode(readCookies()[codeCookie]);

/** The buyer took the code off, or has used it. */
export function forgetLinkCode(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = `${codeCookie}=; Path=/; Max-Age=0; SameSite=Lax`;
}
