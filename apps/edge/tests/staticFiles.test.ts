import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { respondWith } from '../src/http/respond.ts';
import { loadStaticFiles } from '../src/node/staticFiles.ts';
import { writeResponse } from '../src/node/writeResponse.ts';

const folder = mkdtempSync(join(tmpdir(), 'tern-static-'));
mkdirSync(join(folder, 'assets'));
mkdirSync(join(folder, '.vite'));
writeFileSync(join(folder, 'assets/app-1a2b.js'), 'console.log(1)');
writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync('console.log(1)'));
writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\n');
writeFileSync(join(folder, '.vite/manifest.json'), '{}');
writeFileSync(join(folder, '..', 'tern-outside.txt'), 'outside');

const files = await loadStaticFiles(folder);
const server = createServer((request, response) => {
  const { url = '/', method = 'GET', headers } = request;
  const file = files.get(url);
  if (file) writeResponse(response, respondWith({ method, target: url, headers, country: () => null }, file));
  else response.writeHead(404).end();
});
let origin = '';

beforeAll(
  () =>
    new Promise<void>((ready) =>
      server.listen(0, () => {
        origin = `http://localhost:${(server.address() as AddressInfo).port}`;
        ready();
      }),
    ),
);
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
  rmSync(join(folder, '..', 'tern-outside.txt'));
});

describe('static files', () => {
  it('serve the twin the build compressed, for ever', async () => {
    const answer = await fetch(`${origin}/assets/app-1a2b.js`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toBe('console.log(1)');
  });

  it('serve the plain file where there is no twin', async () => {
    const answer = await fetch(`${origin}/robots.txt`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('cache-control')).not.toContain('immutable');
    expect(await answer.text()).toBe('User-agent: *\n');
  });

  it('answer 304 to the tag they gave, and HEAD without a body', async () => {
    const first = await fetch(`${origin}/robots.txt`);
    const tag = first.headers.get('etag') ?? '';
    expect((await fetch(`${origin}/robots.txt`, { headers: { 'if-none-match': tag } })).status).toBe(304);
    const head = await fetch(`${origin}/robots.txt`, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe('14');
    expect(head.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await head.text()).toBe('');
  });

  it('know the files of the build and nothing else', () => {
    for (const path of [
      '/../tern-outside.txt',
      '/assets/../../tern-outside.txt',
      '/%2e%2e/tern-outside.txt',
      '/.vite/manifest.json',
      '/assets/app-1a2b.js.br',
      '/assets',
      '/constructor',
      '/__proto__',
    ]) {
      expect(files.get(path), path).toBeUndefined();
    }
  });

  it('take what is put together at start', async () => {
    await files.add('/assets/below-x.css', 'a{color:red}'.repeat(20));
    const answer = await fetch(`${origin}/assets/below-x.css`, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(await answer.text()).toBe('a{color:red}'.repeat(20));
  });
});
