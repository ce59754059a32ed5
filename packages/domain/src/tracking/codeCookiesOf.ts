import type { CookieChange } from './affiliateCookies.ts';
import { campaignLifetimeMs } from './attribution.ts';
import { type CodeKind, codeCookies, codeKinds, codeShape, inviteTypeOf } from './linkCodes.ts';

const params: Readonly<Record<CodeKind, string>> = {
  coupon: 'coupon',
  student: 'student_code',
  invite: 'invite_code',
};
/** The parameters by which addresses bring a code: a front must not answer them from its cache. */
export const codeParams = /* @__PURE__ */ codeKinds.map((kind) => params[kind]);

/** The cookies that save the codes of a link; of several of one kind the last in the address counts. */
export function codeCookiesOf(search: string): CookieChange[] {
  const query = new URLSearchParams(search);
  return codeKinds.flatMap((kind) => {
    const code = query
      .getAll(params[kind])
      .map((value) => value.trim())
      .findLast((value) => codeShape.test(value));
    if (code === undefined) return [];
    const value = kind === 'invite' ? `${code}.${inviteTypeOf(query.get('invite_type'))}` : code;
    return [{ name: codeCookies[kind], value, maxAge: campaignLifetimeMs / 1000 }];
  });
}
