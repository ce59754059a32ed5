import type { IncomingMessage, ServerResponse } from 'node:http';

/** Whether the visitor came without TLS, by the first proxy that said so. */
export const cameInsecurely = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['x-forwarded-proto']?.toString().split(',')[0]?.trim().toLowerCase() === 'http';

/**
 * Responds to requests that came without TLS where the site has it: cookies are for secure pages only, and there is one
 * canonical address. Reads are sent there; anything else is refused, since what it carried was readable on its way.
 * Whether it responded. To be asked only where a proxy in front is trusted.
 */
export function respondToInsecure(
  request: IncomingMessage,
  response: ServerResponse,
  publicOrigin: string,
): boolean {
  if (!publicOrigin.startsWith('https:') || !cameInsecurely(request)) return false;
  const reads = request.method === 'GET' || request.method === 'HEAD';
  // A client may send a whole address, whose host would be read on behind this one's.
  const target = request.url?.startsWith('/') ? request.url : '/';
  const headers = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };
  if (reads) {
    response.writeHead(308, { ...headers, location: publicOrigin + target }).end();
  } else {
    response.writeHead(403, headers).end('Only over https.\n');
  }
  return true;
}
