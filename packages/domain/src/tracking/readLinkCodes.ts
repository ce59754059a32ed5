import { codeCookies, codeKinds, codeShape, inviteTypeOf, type LinkCode } from './linkCodes.ts';

/** Reads the cookies of `codeCookiesOf`, in the order in which they are tried; anything they never held is left out. */
export function readLinkCodes(cookies: Readonly<Record<string, string | undefined>>): LinkCode[] {
  return codeKinds.flatMap((kind) => {
    const [code = '', type = ''] = (cookies[codeCookies[kind]] ?? '').split('.', 2);
    if (!codeShape.test(code)) return [];
    return [{ kind, code, type: kind === 'invite' ? inviteTypeOf(type) : null }];
  });
}
