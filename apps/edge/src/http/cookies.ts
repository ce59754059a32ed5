import type { CookieChange } from '@tern/domain';

/** A `Set-Cookie` value for a preference that page scripts may read as well. */
export function preferenceCookie(name: string, value: string, options: { secure: boolean; maxAge: number }) {
  return `${name}=${value}; Path=/; Max-Age=${options.maxAge}; SameSite=Lax${options.secure ? '; Secure' : ''}`;
}

/**
 * A `Set-Cookie` value for a cookie of an affiliate network or a code, set or cleared. Scripts may read it: the order carries it.
 * Set by the server, since browsers end cookies that scripts set after a week.
 */
export const changedCookie = ({ name, value, maxAge }: CookieChange, { secure }: { secure: boolean }) =>
  preferenceCookie(name, encodeURIComponent(value ?? ''), { secure, maxAge });
