import { codeCookieNames, codeCookies, type LinkCode, readLinkCodes } from '@tern/domain';
import { readCookies } from './readCookies.ts';

/** The code that the checkout tries: the first of those that links brought, until it is used or taken off. */
export const linkCode = (): LinkCode | null => readLinkCodes(readCookies())[0] ?? null;

function forget(names: readonly string[]): void {
  for (const name of names) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  }
}

/** The buyer took the code off. */
export function forgetLinkCode(): void {
  const code = linkCode();
  if (code) forget([codeCookies[code.kind]]);
}

/** A code is for one purchase. */
export const forgetLinkCodes = (): void => forget(codeCookieNames);
