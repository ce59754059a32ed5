import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Serves a site again at an address of its own, and holds every document in the middle, after its first screen, until
 * `deliver` is called.
 */
export async function serveHalfDocuments(origin: string) {
  let deliver = () => {};
  const delivered = new Promise<void>((done) => {
    deliver = done;
  });
  const get = ({ url, headers }: IncomingMessage) =>
    new Promise<IncomingMessage>((answered, failed) => {
      const plain = { ...headers, host: new URL(origin).host, 'accept-encoding': 'identity' };
      request(new URL(url ?? '/', origin), { headers: plain }, answered)
        .on('error', failed)
        .end();
    });
  const server = createServer(async (asked, response) => {
    const found = await get(asked);
    const { 'content-length': _length, 'transfer-encoding': _coding, ...headers } = found.headers;
    response.writeHead(found.statusCode ?? 502, headers);
    if (!headers['content-type']?.startsWith('text/html')) return void found.pipe(response);
    const html = (await found.setEncoding('utf8').toArray()).join('');
    const middle = html.indexOf('<section', html.indexOf('<h1'));
    response.write(html.slice(0, middle));
    await delivered;
    response.end(html.slice(middle));
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    deliver,
    async close() {
      deliver();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
