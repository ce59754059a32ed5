export interface Cookie {
  name: string;
  /** Empty: the cookie is removed. */
  value: string;
  maxAge: number;
  httpOnly: boolean;
  secure: boolean;
}

export function writeCookie({ name, value, maxAge, httpOnly, secure }: Cookie): string {
  return [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${value ? maxAge : 0}`,
    'SameSite=Lax',
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}
