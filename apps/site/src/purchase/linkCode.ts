import { codeCookieNames, codeCookies, type LinkCode, readLinkCodes } from '@tern/domain';
import { readCookies } from './readCookies.ts';

/** The code that the checkout tries: the first of those that links brought, until it is used or taken off. */
export const linkCode = (): LinkCode | null => readLinkCodes(readCookies())[0] ?? null;

function forget(names: readonly string[]): void {
  for (const name of names) {
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  }
}

/** The invitation that a link brought: it counts beside every other code. */
export const linkInvite = (): LinkCode | undefined =>
  readLinkCodes(readCookies()).find(({ kind }) => kind === 'invite');

/** The buyer took this code off. */
export function forgetLinkCode(applied: string | null): void {
  for (const { kind, code } of readLinkCodes(readCookies())) {
    if (code.toUpperCase() === applied) forget([codeCookies[kind]]);
  }
}

/** A code is for one purchase. */
export const forgetLinkCodes = (): void => forget(codeCookieNames);
