export interface Cookie {
  name: string;
  /** Empty: the cookie is removed. */
  value: string;
  maxAge: number;
  httpOnly: boolean;
  secure: boolean;
  /** The paths that it is sent to begin with it; without one all do. */
  path?: string;
  /** `Strict`: also no link of another site sends it along. */
  sameSite?: 'Lax' | 'Strict';
}

export function writeCookie(cookie: Cookie): string {
  const { name, value, maxAge, httpOnly, secure, path = '/', sameSite = 'Lax' } = cookie;
  return [
    `${name}=${value}`,
    `Path=${path}`,
    `Max-Age=${value ? maxAge : 0}`,
    `SameSite=${sameSite}`,
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}
