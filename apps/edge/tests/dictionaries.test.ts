import { createHash } from 'node:crypto';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { phone } from '@tern/testing/product';
import { describe, expect, it } from 'vitest';
import { headerOf, stubEdge } from './stubEdge.ts';

const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const able = 'gzip, deflate, br, zstd, dcb, dcz';
/** A phone is led to the mobile form, and a computer away from it. */
const agentFor = (page: string) => ({ ...browser, 'user-agent': page.includes('/m/') ? phone : 'Computer' });
type Edge = ReturnType<typeof stubEdge>;

const offered = (response: Awaited<ReturnType<Edge['ask']>>) =>
  /^<(\/frames\/[\w-]+)>; rel="compression-dictionary"$/.exec(headerOf(response, 'link') ?? '')?.[1];

/** Opens a page until its frame is offered, and fetches that. */
async function fetchFrame({ ask }: Edge, page: string) {
  const open = async () => offered(await ask(page, agentFor(page)));
  await expect.poll(open).toBeDefined();
  const path = (await open()) as string;
  const file = await ask(path, browser);
  const bytes = brotliDecompressSync(file.body as Uint8Array);
  const hash = createHash('sha256').update(bytes).digest();
  const headers = { 'accept-encoding': able, 'available-dictionary': `:${hash.toString('base64')}:` };
  return { path, file, bytes, hash, headers };
}

describe('dictionaries', () => {
  it('send a further page as what differs from the frame of its language and form', async () => {
    const edge = stubEdge({ dictionaries: true });
    const { file, bytes, hash, headers } = await fetchFrame(edge, '/');
    expect(file.status).toBe(200);
    expect(headerOf(file, 'use-as-dictionary')).toBe('match="/*", match-dest=("document")');
    expect(headerOf(file, 'cache-control')).toContain('max-age=');

    const usual = await edge.ask('/why-us', browser);
    const packed = await edge.ask('/why-us', headers);
    expect(headerOf(packed, 'content-encoding')).toBe('dcz');
    expect(headerOf(packed, 'vary')).toContain('Available-Dictionary');
    expect(headerOf(packed, 'content-length')).toBe(String(packed.body?.length));
    expect(headerOf(packed, 'etag')).not.toBe(headerOf(usual, 'etag'));
    expect(offered(packed)).toBeUndefined();
    const body = packed.body as Uint8Array;
    // RFC 9842, 5: a skippable frame of 32 bytes, which are the hash of the dictionary.
    expect([...body.subarray(0, 8)]).toEqual([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
    expect(Buffer.from(body.subarray(8, 40))).toEqual(hash);
    expect(zstdDecompressSync(body, { dictionary: bytes }).toString()).toBe(
      brotliDecompressSync(usual.body as Uint8Array).toString(),
    );

    const etag = headerOf(packed, 'etag') as string;
    expect((await edge.ask('/why-us', { ...headers, 'if-none-match': etag })).status).toBe(304);
    expect((await edge.ask('/why-us', { ...browser, 'if-none-match': etag })).status).toBe(200);
  });

  it('are one for each language and form, which is rendered once', async () => {
    const edge = stubEdge({ dictionaries: true });
    const english = await fetchFrame(edge, '/');
    const paths = [english.path];
    for (const page of ['/m/home', '/ar', '/ar/m/home']) {
      const mine = { ...agentFor(page), ...english.headers };
      const other = await edge.ask(page, mine);
      expect(headerOf(other, 'content-encoding'), page).toBe('br');
      const { path } = await fetchFrame(edge, page);
      paths.push(path);
      // Whoever has another one is offered the one of this page.
      expect(offered(await edge.ask(page, mine)), page).toBe(path);
    }
    expect(new Set(paths).size).toBe(4);
    expect(edge.rendered.filter((path) => path === '404')).toHaveLength(4);
    expect(edge.rendered.filter((path) => path === '/download')).toHaveLength(4);
  });

  it.each([
    ['is not sent to a browser that refuses the encoding', { 'accept-encoding': 'br, zstd, dcz;q=0' }],
    ['is not sent to a browser that does not name the encoding', { 'accept-encoding': 'br, zstd' }],
    ['is not sent against bytes that nobody knows', { 'available-dictionary': `:${'A'.repeat(43)}=:` }],
    ['is not sent against a broken name', { 'available-dictionary': 'frame' }],
  ])('a packed page %s', async (_, changed) => {
    const edge = stubEdge({ dictionaries: true });
    const { headers } = await fetchFrame(edge, '/');
    expect(headerOf(await edge.ask('/', { ...headers, ...changed }), 'content-encoding')).toBe('br');
  });

  it.each([
    ['to browsers without Zstandard', { 'accept-encoding': 'gzip, deflate, br' }],
    ['to visitors who save data', { 'save-data': 'on' }],
  ])('are not offered %s', async (_, changed) => {
    const edge = stubEdge({ dictionaries: true });
    await fetchFrame(edge, '/');
    expect(offered(await edge.ask('/', { ...browser, ...changed }))).toBeUndefined();
  });

  it('are nothing a cache in front stores, and nothing without an engine for them', async () => {
    const edge = stubEdge({ dictionaries: true });
    const { headers } = await fetchFrame(edge, '/');
    const shared = await edge.ask('/', { ...headers, 'x-tern-key': 'USD' });
    expect(headerOf(shared, 'link')).toBeUndefined();
    expect(headerOf(shared, 'content-encoding')).toBe('br');
    const plain = stubEdge();
    await plain.ask('/', browser);
    expect(offered(await plain.ask('/', browser))).toBeUndefined();
    expect(plain.rendered).toEqual(['/']);
  });

  it('are tried again a minute after their pages could not be rendered', async () => {
    const time = { now: 0 };
    let fails = true;
    const before = async (path: string) => {
      if (fails && path === '/download') throw new Error('no page');
    };
    const edge = stubEdge({ dictionaries: true, time, before });
    const tries = () => edge.rendered.filter((path) => path === '/download').length;
    await edge.ask('/', browser);
    await expect.poll(tries).toBe(1);
    for (let count = 0; count < 5; count += 1) await edge.ask('/', browser);
    expect(tries()).toBe(1);
    fails = false;
    time.now += 60_000;
    await fetchFrame(edge, '/');
    expect(tries()).toBe(2);
  });

  it('have no address for a made-up frame', async () => {
    expect((await stubEdge({ dictionaries: true }).ask('/frames/made-up', browser)).status).toBe(404);
  });
});
