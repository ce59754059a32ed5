import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWebServer, type WebServer } from '../src/node/createWebServer.ts';
import { plainRequestReader } from '../src/node/plainRequest.ts';

const request = (...lines: string[]) => Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
const plain = ['GET /de/pricing?currency=EUR HTTP/1.1', 'Host: tern.test'];

describe('a plain request', () => {
  it('is read with its address and its headers', () => {
    const piece = request(
      ...plain,
      'Accept-Encoding: br, gzip',
      'Cookie:\tlanguage=de ',
      'connection: Keep-Alive',
    );
    expect(plainRequestReader()(piece)).toEqual({
      method: 'GET',
      url: '/de/pricing?currency=EUR',
      headers: {
        host: 'tern.test',
        'accept-encoding': 'br, gzip',
        cookie: 'language=de',
        connection: 'Keep-Alive',
      },
    });
  });

  const others: Readonly<Record<string, Buffer>> = {
    'with another method': request('HEAD / HTTP/1.1', 'Host: a'),
    'of HTTP/1.0': request('GET / HTTP/1.0', 'Host: a'),
    'with a whole address': request('GET http://a/ HTTP/1.1', 'Host: a'),
    'without a host': request('GET / HTTP/1.1', 'Accept: */*'),
    'with two hosts': request(...plain, 'host: b'),
    'with a field twice': request(...plain, 'Cookie: a=1', 'Cookie: b=2'),
    'with a body': request(...plain, 'Content-Length: 3'),
    'in chunks': request(...plain, 'Transfer-Encoding: chunked'),
    'that ends the connection': request(...plain, 'Connection: close'),
    'for another protocol': request(...plain, 'Connection: Upgrade', 'Upgrade: websocket'),
    'with a folded field': request(...plain, 'Accept: a,', ' b'),
    'with a space before the colon': request(...plain, 'Accept : a'),
    'with a line end of its own': request(...plain, 'Accept: a\nCookie: b'),
    'with a byte beyond ASCII': request(...plain, 'Cookie: n=\u00e9'),
    'with a null byte': request(...plain, 'Cookie: n=\0'),
    'with a tab in its address': request('GET /\ta HTTP/1.1', 'Host: a'),
    'that is half there': Buffer.from('GET / HTTP/1.1\r\nHost: a\r\n'),
    'with another behind it': Buffer.concat([request(...plain), request(...plain)]),
    'with more than its head': Buffer.concat([request(...plain), Buffer.from('x')]),
    'that is too long': request(...plain, `Cookie: ${'a'.repeat(9000)}`),
  };
  for (const [name, piece] of Object.entries(others)) {
    it(`is left to Node's parser ${name}`, () => {
      expect(plainRequestReader()(piece)).toBeNull();
    });
  }
});

/** Pieces like those of browsers, of proxies and of those who look for two readings of one request. */
function* pieces(count: number): Generator<Buffer> {
  let state = 7;
  const random = (below: number) => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return Math.floor((state / 4294967296) * below);
  };
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const targets = [
    '/',
    '/de/pricing?currency=EUR',
    '/a//b/../c;d',
    '/%zz',
    '/?a=b#c',
    '*',
    '//x',
    '/"<>\\^`{|}',
  ];
  const names = [
    'Accept',
    'COOKIE',
    'user-agent',
    'X-Forwarded-For',
    'If-None-Match',
    'accept-encoding',
    '__proto__',
    'x!#$%&',
    'constructor',
  ];
  const values = ['', 'a', ' a b ', 'a,b', '"x"', 'a=b; c=d', '\ta\t', ':', 'a: b'];
  const noise = ['\r', '\n', '\0', ' ', '\t', ':', '\x7f', '\x80', '\r\n', '\r\n\r\n', ',', '\x0b'];
  for (let made = 0; made < count; made += 1) {
    const lines = [`GET ${pick(targets)} HTTP/1.1`, 'Host: tern.test'];
    for (let fields = random(5); fields > 0; fields -= 1) lines.push(`${pick(names)}:${pick(values)}`);
    let text = `${lines.join('\r\n')}\r\n\r\n`;
    for (let changes = random(3); changes > 0; changes -= 1) {
      const at = random(text.length);
      text = text.slice(0, at) + pick(noise) + text.slice(at + random(2));
    }
    yield Buffer.from(text, 'latin1');
  }
}

describe('what is read here', () => {
  let server: Server;
  let port: number;
  beforeAll(async () => {
    server = createServer(({ method, url, headers }, response) => {
      response.end(JSON.stringify({ method, url, headers }));
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => server.close());

  /** As Node's own parser reads a piece; null where it refuses it. */
  const readByNode = (piece: Buffer) =>
    new Promise<{ method: string; url: string; headers: IncomingHttpHeaders } | null>((resolve, reject) => {
      let received = '';
      const socket = connect(port, '127.0.0.1', () => socket.end(piece));
      socket.on('data', (data) => {
        received += data;
      });
      socket.on('error', reject);
      socket.on('close', () => {
        const body = received.startsWith('HTTP/1.1 200 ')
          ? received.slice(received.indexOf('\r\n\r\n') + 4)
          : null;
        resolve(body && JSON.parse(body));
      });
    });

  it('is read in the same way by Node', async () => {
    let compared = 0;
    const read = plainRequestReader();
    for (const piece of pieces(3000)) {
      const here = read(piece);
      // Fields that come again are not read again.
      expect(read(piece)).toEqual(here);
      if (!here) continue;
      compared += 1;
      const there = await readByNode(piece);
      expect(there, JSON.stringify(piece.toString('latin1'))).toEqual({
        ...here,
        headers: { ...here.headers },
      });
    }
    expect(compared).toBeGreaterThan(500);
  });
});

describe('a server with plain requests', () => {
  let web: WebServer;
  const seen: string[] = [];
  const body = 'x'.repeat(20_000);
  const shared = ['content-length', '2', 'etag', '"a"'];
  const unsafe = ['content-length', '2', 'x-a', 'b\r\nset-cookie: c'];
  beforeAll(async () => {
    web = await createWebServer(
      { port: 0, host: '127.0.0.1', headersTimeout: 300, requestTimeout: 400, readTimeout: 500 },
      (asked, response) => {
        seen.push(`node ${asked.url}`);
        asked.on('end', () => response.end(`node ${asked.url}`)).resume();
      },
      (asked) => {
        seen.push(`here ${asked.url}`);
        if (asked.url === '/page') return { status: 200, headers: ['content-length', '20000'], body };
        if (asked.url === '/same') return { status: 304, headers: ['etag', '"a"'], body: null };
        const own = /^\/(own|unsafe)\/(.*)$/.exec(asked.url ?? '');
        if (own?.[1] === 'own')
          return { status: 200, headers: [...shared, 'x-own', own[2] as string], shared, body: 'ok' };
        if (own) return { status: 200, headers: unsafe, shared: unsafe, body: 'ok' };
        if (asked.url === '/split')
          return { status: 200, headers: ['content-length', '0', 'x-a', 'b\r\nset-cookie: c'], body: null };
        return null;
      },
    );
  });
  afterAll(() => web.close());

  /** Sends one piece after the other, each once the response to the one before is there; resolves with all responses. */
  async function talk(sent: readonly string[], { last = false } = {}): Promise<string[]> {
    const socket: Socket = connect(web.port, '127.0.0.1');
    const responses: string[] = [];
    for (const piece of sent) {
      socket.write(piece);
      let received = '';
      while (
        !/\r\n\r\n/.test(received) ||
        received.length < Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0)
      ) {
        received += await new Promise<string>((resolve) => {
          socket.once('data', (data) => resolve(data.toString('latin1')));
          if (last) socket.once('close', () => resolve('\r\n\r\n'));
        });
      }
      responses.push(received);
    }
    socket.destroy();
    return responses;
  }
  const get = (url: string, ...more: string[]) =>
    request(`GET ${url} HTTP/1.1`, 'Host: a', ...more).toString('latin1');

  it('responds on one connection until a request needs Node, and Node responds from there on', async () => {
    seen.length = 0;
    const [page, same, other, again] = await talk([get('/page'), get('/same'), get('/other'), get('/page')]);
    expect(page).toMatch(
      /^HTTP\/1\.1 200 OK\r\ncontent-length: 20000\r\ndate: .* GMT\r\nconnection: keep-alive\r\n/,
    );
    expect(page?.endsWith(`\r\n\r\n${body}`)).toBe(true);
    expect(same).toMatch(/^HTTP\/1\.1 304 Not Modified\r\netag: "a"\r\n[\s\S]*\r\n\r\n$/);
    expect(other).toContain('node /other');
    expect(again).toContain('node /page');
    expect(seen).toEqual(['here /page', 'here /same', 'here /other', 'node /other', 'node /page']);
  });

  it('writes what responses share once, and what is their own each time', async () => {
    const [one, other, again] = await talk([get('/own/1'), get('/own/2'), get('/own/1')]);
    const head = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\netag: "a"\r\nx-own: ';
    expect(one?.startsWith(`${head}1\r\ndate: `)).toBe(true);
    expect(other?.startsWith(`${head}2\r\ndate: `)).toBe(true);
    expect(other?.endsWith('\r\n\r\nok')).toBe(true);
    expect(again?.startsWith(`${head}1\r\ndate: `)).toBe(true);
  });

  it('leaves shared headers that may not be written to Node, each time', async () => {
    for (const url of ['/unsafe/1', '/unsafe/2'])
      expect((await talk([get(url)]))[0]).toContain(`node ${url}`);
  });

  it('hands a request in two pieces to Node', async () => {
    seen.length = 0;
    const text = get('/page', 'Cookie: a=b');
    const socket = connect(web.port, '127.0.0.1');
    socket.write(text.slice(0, 20));
    await new Promise((wait) => setTimeout(wait, 50));
    socket.write(text.slice(20));
    const response = await new Promise<string>((resolve) =>
      socket.once('data', (data) => resolve(String(data))),
    );
    expect(response).toContain('node /page');
    socket.destroy();
  });

  it('hands two requests in one piece to Node, which responds to both', async () => {
    const socket = connect(web.port, '127.0.0.1');
    let received = '';
    socket.on('data', (data) => {
      received += data;
    });
    socket.write(get('/page') + get('/other'));
    await expect.poll(() => received).toMatch(/node \/page[\s\S]*node \/other/);
    socket.destroy();
  });

  it('hands over a body after plain requests', async () => {
    const post = `POST /form HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello`;
    const [, form] = await talk([get('/page'), post]);
    expect(form).toContain('node /form');
  });

  it('never writes a header that would be two', async () => {
    const [split] = await talk([get('/split')]);
    expect(split).toContain('node /split');
    expect(split).not.toContain('set-cookie');
  });

  it('cuts off a connection that says nothing', async () => {
    const socket = connect(web.port, '127.0.0.1');
    await new Promise((closed) => socket.once('close', closed).resume());
  });

  it('ends resting connections when it closes', async () => {
    const own = await createWebServer(
      { port: 0, host: '127.0.0.1' },
      (_asked, response) => response.end(),
      () => ({
        status: 200,
        headers: ['content-length', '2'],
        body: 'ok',
      }),
    );
    const socket = connect(own.port, '127.0.0.1');
    socket.write(get('/page'));
    await new Promise((answered) => socket.once('data', answered));
    const ended = new Promise((done) => socket.once('end', done).resume());
    await own.close();
    await ended;
  });
});
