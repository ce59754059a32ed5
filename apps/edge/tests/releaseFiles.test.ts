import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { type EdgeRequest, respondWith } from '../src/http/respond.ts';
import { patternOf } from '../src/node/releaseFiles.ts';
import { loadStaticFiles } from '../src/node/staticFiles.ts';
import { headerOf } from './stubEdge.ts';

const words = Array.from({ length: 400 }, (_, at) => `word${at * 7919}`).join(' ');
const before = { '/assets/boot-AAAAAAAA.js': `${words} before`, '/assets/page-BBBBBBB.js': `${words} page` };
const now = { '/assets/boot-CCCCCCCC.js': `${words} now`, '/assets/boot-DDDDDDDD.m.css': `${words} now` };

const root = mkdtempSync(join(tmpdir(), 'tern-release-'));
function build(name: string, files: Record<string, string>): string {
  mkdirSync(join(root, name, 'assets'), { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, name, path), text);
  return join(root, name);
}
const files = await loadStaticFiles(build('now', now), build('before', before));
afterAll(() => rmSync(root, { recursive: true }));

const nameOf = (text: string) => `:${createHash('sha256').update(text).digest('base64')}:`;

function ask(path: string, available?: string, encodings = 'br, dcz') {
  const headers = {
    'accept-encoding': encodings,
    ...(available !== undefined && { 'available-dictionary': available }),
  };
  const request: EdgeRequest = { method: 'GET', target: path, headers, country: () => null };
  const content = files.get(path);
  if (!content) throw new Error(`${path} is not in memory.`);
  return respondWith(request, content, [], 'file', files.pack?.(request, path, content));
}

describe('a script of a new release', () => {
  const old = before['/assets/boot-AAAAAAAA.js'];

  it('says for which files it is a dictionary, and comes as what differs from the one before', () => {
    const response = ask('/assets/boot-CCCCCCCC.js', nameOf(old));
    expect(headerOf(response, 'use-as-dictionary')).toBe('match="/assets/boot-*.js"');
    expect(headerOf(response, 'vary')).toBe('Accept-Encoding, Available-Dictionary');
    expect(headerOf(response, 'content-encoding')).toBe('dcz');
    const body = response.body as Uint8Array;
    expect(headerOf(response, 'content-length')).toBe(String(body.length));
    expect(body.length).toBeLessThan(100);
    expect(zstdDecompressSync(body, { dictionary: Buffer.from(old) }).toString()).toBe(
      now['/assets/boot-CCCCCCCC.js'],
    );
    expect(ask('/assets/boot-CCCCCCCC.js', nameOf(old)).body).toEqual(body);
  });

  it.each([
    ['without a dictionary', undefined, 'br, dcz'],
    ['with one that nobody knows', nameOf('unknown'), 'br, dcz'],
    ['with one of another name', nameOf(before['/assets/page-BBBBBBB.js']), 'br, dcz'],
    ['with a broken name', ':boot', 'br, dcz'],
    ['where the browser does not take the encoding', nameOf(old), 'br, zstd'],
  ])('comes whole %s', (_, available, encodings) => {
    const response = ask('/assets/boot-CCCCCCCC.js', available, encodings);
    expect(headerOf(response, 'content-encoding')).not.toBe('dcz');
    expect(Buffer.from(response.body as Uint8Array).toString()).toBe(now['/assets/boot-CCCCCCCC.js']);
  });

  it('comes whole where the folder of a release has gone meanwhile', async () => {
    const folder = build('gone', { '/assets/boot-EEEEEEEE.js': words });
    const loaded = await loadStaticFiles(join(root, 'now'), folder);
    rmSync(folder, { recursive: true });
    const headers = { 'accept-encoding': 'dcz', 'available-dictionary': nameOf(words) };
    const request: EdgeRequest = { method: 'GET', target: '/', headers, country: () => null };
    const content = loaded.get('/assets/boot-CCCCCCCC.js');
    expect(content && loaded.pack?.(request, '/assets/boot-CCCCCCCC.js', content)).toBeUndefined();
    expect(await loaded.load?.('/assets/boot-EEEEEEEE.js')).toBeNull();
  });

  it('that was put together at run time is no dictionary: nobody could pack against it', async () => {
    const loaded = await loadStaticFiles(join(root, 'now'));
    await loaded.add('/assets/below-FFFFFFFF.css', words);
    expect(loaded.get('/assets/below-FFFFFFFF.css')?.headers).not.toHaveProperty('use-as-dictionary');
  });

  it('of the release before is there for pages that are still open, and nothing else of its folder', async () => {
    const kept = await files.load?.('/assets/boot-AAAAAAAA.js');
    expect(Buffer.from(kept?.body.identity as Uint8Array).toString()).toBe(old);
    expect(await files.load?.('/assets/../assets/boot-AAAAAAAA.js')).toBeNull();
    expect(await files.load?.('/assets/none-AAAAAAAA.js')).toBeNull();
    expect(await (await loadStaticFiles(join(root, 'now'))).load?.('/assets/boot-AAAAAAAA.js')).toBeNull();
  });
});

it.each([
  ['/assets/boot-Dv_Y5y29.js', '/assets/boot-*.js'],
  ['/assets/messages-ru-CufrCZs.js', '/assets/messages-ru-*.js'],
  ['/assets/openBanner-CXHtF-N.js', '/assets/openBanner-*.js'],
  ['/assets/consent-Dikk9m_O.m.css', '/assets/consent-*.m.css'],
  ['/assets/plate-Dikk9m_O.svg', null],
  ['/favicon.svg', null],
  ['/', null],
])('%s is a file of %s', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern);
});
