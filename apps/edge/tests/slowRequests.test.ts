import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEdge, type Edge } from '../src/node/createEdge.ts';

const renderer = {
  render: async () => ({
    status: 200,
    html: '<!doctype html><title>Tern</title>',
    hashes: { styles: [], scripts: [] },
  }),
  words: () => Promise.reject(new Error('not asked for')),
  styles: () => Promise.reject(new Error('not asked for')),
};
let edge: Edge;
/** A response that is larger than what the system holds for a connection. */
let large: ServerResponse | undefined;

beforeAll(async () => {
  edge = await createEdge({
    port: 0,
    host: '127.0.0.1',
    siteDist: '/nowhere',
    development: { renderer, modules: (_request, _response, next) => next() },
    service: {
      // As a handler that reads the body before it responds.
      handle(request, response) {
        if (request.url === '/api/large') {
          large = response;
          response.end(Buffer.alloc(64 * 1024 * 1024));
        } else request.on('end', () => response.end('read')).resume();
      },
      countryOf: () => null,
      health: async () => true,
    },
    publicOrigin: 'http://tern.test',
    testMode: true,
    headersTimeout: 300,
    requestTimeout: 400,
    readTimeout: 1500,
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

  it('ends with 408 when its body is half sent to an address that takes none', async () => {
    const head = 'POST / HTTP/1.1\r\nHost: tern.test\r\nContent-Length: 100\r\n\r\n';
    expect(await send(`${head}half`)).toMatch(/^HTTP\/1\.1 405 [\s\S]*HTTP\/1\.1 408 /);
  });

  it('is cut off when nothing of its response is read', async () => {
    const socket = connect(edge.port, '127.0.0.1', () => {
      socket.pause();
      socket.write('GET /api/large HTTP/1.1\r\nHost: tern.test\r\n\r\n');
    });
    socket.on('error', () => {});
    await expect.poll(() => large?.destroyed).toBe(true);
    expect(large?.writableFinished).toBe(false);
    socket.destroy();
  });

  it('leaves others alone', async () => {
    expect(await (await fetch(`http://127.0.0.1:${edge.port}/`)).text()).toContain('Tern');
    const response = await edge.handle(new Request('http://tern.test/'), { address: null, country: 'DE' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-language')).toBe('en');
    expect(await response.text()).toContain('<title>Tern</title>');
  });
});

describe('a large body', () => {
  it('is refused before it is read', async () => {
    const head = 'POST /api/x HTTP/1.1\r\nHost: tern.test\r\nContent-Length: 3000000\r\n\r\n';
    expect(await send(`${head}begins`)).toMatch(/^HTTP\/1\.1 413 [\s\S]*connection: close/i);
  });

  it('makes a head of more than 16 KiB a 431', async () => {
    const head = `GET / HTTP/1.1\r\nHost: tern.test\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`;
    expect(await send(head)).toMatch(/^HTTP\/1\.1 431 /);
  });
});
