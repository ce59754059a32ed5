import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEdge, type Edge } from '../src/node/createEdge.ts';

const renderer = {
  render: async () => ({ status: 200, html: '<!doctype html><title>Tern</title>', styleHashes: [] }),
  words: () => Promise.reject(new Error('not asked for')),
};
let edge: Edge;

beforeAll(async () => {
  edge = await createEdge({
    port: 0,
    host: '127.0.0.1',
    siteDist: '/nowhere',
    development: { renderer, modules: (_request, _response, next) => next() },
    service: {
      // As a handler that reads the body before it responds.
      handle: (request, response) => void request.on('end', () => response.end('read')).resume(),
      countryOf: () => null,
      health: async () => true,
    },
    publicOrigin: 'http://tern.test',
    testMode: true,
    headersTimeout: 300,
    requestTimeout: 400,
  });
});
afterAll(() => edge.close());

/** Sends the beginning of a request, and returns what comes back until the connection ends. */
const send = (text: string) =>
  new Promise<string>((resolve, reject) => {
    let received = '';
    const socket = connect(edge.port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (data) => {
      received += data;
    });
    socket.on('end', () => socket.end());
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });

describe('a request that never ends', () => {
  it('ends with 408 when its body is half sent', async () => {
    const head = 'POST /api/x HTTP/1.1\r\nHost: tern.test\r\nContent-Length: 100\r\n\r\n';
    expect(await send(`${head}half`)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('ends with 408 when its head is half sent', async () => {
    expect(await send('GET / HTTP/1.1\r\nHost: tern.test\r\n')).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('leaves others alone', async () => {
    expect(await (await fetch(`http://127.0.0.1:${edge.port}/`)).text()).toContain('Tern');
    const response = await edge.handle(new Request('http://tern.test/'), { address: null, country: 'DE' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-language')).toBe('en');
    expect(await response.text()).toContain('<title>Tern</title>');
  });
});
