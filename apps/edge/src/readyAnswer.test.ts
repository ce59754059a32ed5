import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { keepAliveSeconds, readyAnswer, sendReady } from './readyAnswer.ts';

const body = Buffer.from([0, 1, 2, 250, 251, 252]);
const headers = ['content-type', 'text/plain; charset=utf-8', 'vary', 'Cookie', 'content-length', '6'];
const ready = readyAnswer(200, headers, body);
const clocked = readyAnswer(200, headers, body, { clock: true });
let server: Server | undefined;

afterEach(() => server?.close());

async function serve(handle: (request: IncomingMessage, response: ServerResponse) => void) {
  server = createServer(handle);
  server.keepAliveTimeout = keepAliveSeconds * 1000;
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  /** What travels back until as many bodies as asked for have come, or the connection ends. */
  return (said: string, answers = 1) =>
    new Promise<Buffer>((done, failed) => {
      const parts: Buffer[] = [];
      const socket = connect(port, '127.0.0.1', () => socket.write(said));
      socket.on('error', failed);
      socket.on('end', () => done(Buffer.concat(parts)));
      socket.on('data', (part: Buffer) => {
        parts.push(part);
        const all = Buffer.concat(parts);
        if (all.toString('latin1').split('\r\n\r\n').length <= answers || !all.subarray(-6).equals(body))
          return;
        socket.destroy();
        done(all);
      });
    });
}

const linesOf = (answer: Buffer) =>
  answer
    .toString('latin1')
    .split('\r\n\r\n')[0]
    ?.split('\r\n')
    .map((line) => line.replace(/^Date: .*/, 'Date'))
    .sort();
const ask = (line: string, ...more: string[]) => `${[line, 'Host: tern', ...more].join('\r\n')}\r\n\r\n`;

describe('sendReady', () => {
  test.each([
    ['a kept connection', ask('GET / HTTP/1.1')],
    ['a connection that ends', ask('GET / HTTP/1.1', 'Connection: close')],
    ['HTTP/1.0', ask('GET / HTTP/1.0')],
    ['HEAD', ask('HEAD / HTTP/1.1', 'Connection: close')],
  ])('sends what writeHead sends: %s', async (_name, said) => {
    const quick = await (await serve((request, response) => sendReady(request, response, ready)))(said);
    server?.close();
    const slow = await (
      await serve((request, response) => {
        response.writeHead(200, [...headers]).end(request.method === 'HEAD' ? undefined : body);
      })
    )(said);
    expect(linesOf(quick)).toEqual(linesOf(slow));
    expect(quick.length).toBe(slow.length);
    expect(quick.toString('latin1').split('\r\n\r\n')[1]).toBe(slow.toString('latin1').split('\r\n\r\n')[1]);
  });

  test('answers requests that come together in their order, on one connection', async () => {
    const tell = await serve((request, response) => {
      const wait = request.url === '/slow' ? 30 : 0;
      setTimeout(
        () => sendReady(request, response, readyAnswer(200, [...headers, 'x-path', request.url ?? ''], body)),
        wait,
      );
    });
    const both = (await tell(ask('GET /slow HTTP/1.1') + ask('GET /quick HTTP/1.1'), 2)).toString('latin1');
    expect(both.match(/x-path: \/\w+/g)).toEqual(['x-path: /slow', 'x-path: /quick']);
  });

  test('names the time of the clock and the date', async () => {
    const tell = await serve((request, response) => sendReady(request, response, clocked, 1_780_000_000_123));
    const answer = (await tell(ask('GET / HTTP/1.1'))).toString('latin1');
    expect(answer).toContain('\r\nserver-timing: clock;desc="1780000000123"\r\n');
    const date = Date.parse(/\r\nDate: ([^\r]+)/.exec(answer)?.[1] ?? '');
    expect(Math.abs(date - Date.now())).toBeLessThan(2000);
  });

  test('lets the connection be used again, and says what was sent', async () => {
    let sent: [number, boolean] | undefined;
    const tell = await serve((request, response) => {
      response.on('finish', () => {
        sent = [response.statusCode, response.headersSent];
      });
      sendReady(request, response, readyAnswer(404, headers, body));
    });
    const answer = (await tell(ask('GET / HTTP/1.1') + ask('GET / HTTP/1.1'), 2)).toString('latin1');
    expect(answer.match(/HTTP\/1\.1 404 Not Found/g)).toHaveLength(2);
    expect(sent).toEqual([404, true]);
  });
});

test('a header that cannot be sent is found when the answer is put together', () => {
  expect(() => readyAnswer(200, ['x-name', 'two\r\nlines'], body)).toThrow(/Invalid character/);
});
