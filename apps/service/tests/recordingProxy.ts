import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { restoreFields } from './sharedState.ts';

/** Stands between the service and the stand-ins and notes the headers of every call. */
export interface RecordingProxy {
  origin: string;
  calls: { path: string; headers: IncomingHttpHeaders }[];
  /** Where calls go. */
  target: string;
  /** Sent instead of passing a call on; null: none. */
  status: number | null;
  /** Changes the body of every response; null: nothing changes it. */
  rewrite: ((body: string) => string) | null;
  close(): void;
}

export async function recordingProxy(): Promise<RecordingProxy> {
  const server = createServer((request, response) => {
    proxy.calls.push({ path: request.url ?? '', headers: request.headers });
    if (proxy.status !== null) {
      request.resume();
      response.writeHead(proxy.status, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    const onward = httpRequest(
      new URL(request.url ?? '/', proxy.target),
      { method: request.method, headers: request.headers },
      (answer) => {
        const { rewrite } = proxy;
        if (!rewrite) {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
          return;
        }
        void text(answer).then((body) => {
          response.writeHead(answer.statusCode ?? 502, { 'content-type': 'application/json' });
          response.end(rewrite(body));
        });
      },
    );
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const proxy: RecordingProxy = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    target: '',
    status: null,
    rewrite: null,
    close() {
      unwatch();
      server.closeAllConnections();
      server.close();
    },
  };
  const unwatch = restoreFields(proxy, 'status', 'rewrite');
  return proxy;
}
