import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** The name in a `Host` header, without its port and the brackets of an IPv6 address. */
const nameIn = (host: string): string =>
  host
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();

/**
 * Whether a request comes to a server of the operator by a name that is its own. A page of another site can make a
 * browser call this machine by a name of that site (DNS rebinding) and read the response; it has no name for an address.
 * Nor may another site's page load anything from here: only a link may lead here.
 */
export function isOwnRequest(
  { headers }: Pick<IncomingMessage, 'headers'>,
  names: readonly string[] = [],
): boolean {
  const name = nameIn(headers.host ?? '');
  if (isIP(name) === 0 && name !== 'localhost' && !names.includes(name)) return false;
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return true;
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
}
