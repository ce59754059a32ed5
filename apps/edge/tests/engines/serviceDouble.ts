import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { params, plans, publicExperiments } from '@tern/contract';
import { planFixtures } from '@tern/testing/fixtures';

export interface ServiceDouble {
  origin: string;
  close(): void;
}

const bodyOf = async (request: IncomingMessage) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
};

/** Headers that are the connection's, or differ between two connections. */
const ownHeaders =
  /^(?:host|connection|accept|content-length|transfer-encoding|sec-fetch-mode|user-agent|accept-language|cf-|mf-|traceparent|x-request-id|x-forwarded-proto|x-real-ip|accept-encoding)/;

/** Runs on the home page, whatever the time. */
const experiment = {
  name: 'hero',
  property: 'hab',
  pages: ['home'],
  starts_at: '2000-01-01T00:00:00Z',
  ends_at: '2100-01-01T00:00:00Z',
  arms: [
    { name: 'a', share: 1, texts: null },
    {
      name: 'b',
      share: 1,
      texts: { en: { 'connectTry.title': [{ type: 0, value: 'Words of the other arm' }] } },
    },
  ],
};

/** A service that knows the plans, and repeats everything else it is sent. */
export async function serviceDouble(): Promise<ServiceDouble> {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://service');
    const send = (data: unknown) => response.end(JSON.stringify({ code: 200, message: 'OK', data }));
    response.setHeader('content-type', 'application/json');
    if (url.pathname === params.path)
      return send({
        methods: [{ code: 's1', name: 'Card' }],
        campaign: null,
        trial_days: 30,
        test_mode: false,
      });
    if (url.pathname === publicExperiments.path) return send({ experiments: [experiment] });
    if (url.pathname === plans.path) {
      const currency = (url.searchParams.get('currency') ?? 'USD') as 'USD';
      return send({ currency, plans: planFixtures(currency) });
    }
    if (!url.pathname.includes('/echo')) {
      response.statusCode = 404;
      return response.end(JSON.stringify({ code: 40400, message: 'No', data: { error: 'not_found' } }));
    }
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !ownHeaders.test(name)),
    );
    response.writeHead(422, {
      'content-type': 'application/json',
      'x-request-id': 'r1',
      'set-cookie': ['a=1; Path=/', 'b=2; Path=/; HttpOnly'],
    });
    response.end(
      JSON.stringify({ method: request.method, url: request.url, headers, body: await bodyOf(request) }),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
