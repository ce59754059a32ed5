export interface Cookie {
  name: string;
  /** Empty: the cookie is removed. */
  value: string;
  maxAge: number;
  httpOnly: boolean;
  secure: boolean;
}

export function readCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = {};
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    const name = part.slice(0, at).trim();
    // The first one wins: browsers send the most specific first.
    if (!(name in cookies)) cookies[name] = part.slice(at + 1).trim();
  }
  return cookies;
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
