import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodeBody } from '../node/encodeBody.ts';
import { textContent } from './Content.ts';
import { type EdgeResponse, plainResponse, respondWith, toWebResponse } from './respond.ts';

const content = await textContent(
  { status: 200, headers: { 'content-type': 'text/plain' }, body: 'Tern '.repeat(99) },
  encodeBody,
);
const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  respondWith({ method, target: '/', headers, country: () => null }, content, ['vary', 'Cookie']);
const headersOf = (response: EdgeResponse) => toWebResponse({ ...response, body: null }).headers;

describe('respondWith', () => {
  it('sends the encoding that is accepted, with its length and a tag of its own', () => {
    const tags = new Set<string | null>();
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      const response = ask({ 'accept-encoding': encoding });
      const headers = headersOf(response);
      expect(headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(headers.get('content-length')).toBe(String(response.body?.length));
      expect(headers.get('vary')).toBe('Cookie');
      tags.add(headers.get('etag'));
    }
    expect(tags.size).toBe(3);
    const packed = ask({ 'accept-encoding': 'br' }).body as Buffer;
    expect(brotliDecompressSync(packed).toString()).toBe('Tern '.repeat(99));
  });

  it('says 304 to the tag of the same encoding, weak or in a list, and to no other', () => {
    const tag = headersOf(ask({ 'accept-encoding': 'br' })).get('etag') as string;
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const response = ask({ 'accept-encoding': 'br', 'if-none-match': known });
      expect([response.status, response.body], known).toEqual([304, null]);
      expect(headersOf(response).get('etag')).toBe(tag);
      expect(headersOf(response).has('content-length')).toBe(false);
    }
    expect(ask({ 'accept-encoding': 'gzip', 'if-none-match': tag }).status).toBe(200);
    expect(ask({ 'accept-encoding': 'br', 'if-none-match': '"other"' }).status).toBe(200);
  });

  it('has no body for HEAD, and the same headers', () => {
    const head = ask({}, 'HEAD');
    expect(head.body).toBeNull();
    expect(head.headers).toEqual(ask().headers);
  });

  it('shares one body among all who get it', () => {
    expect(ask({ 'accept-encoding': 'br' }).body).toBe(ask({ 'accept-encoding': 'br' }).body);
  });
});

it('gives every plain response its length and the headers of safety', () => {
  const headers = headersOf(plainResponse(404, { 'content-type': 'text/plain' }, 'Äh'));
  expect(headers.get('content-length')).toBe('3');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it('keeps two cookies apart in a response of web standards', () => {
  const response = toWebResponse({
    status: 302,
    headers: ['set-cookie', 'a=1', 'set-cookie', 'b=2'],
    body: null,
  });
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
});

it('lets a browser do nothing with what is no page', () => {
  const { headers } = plainResponse(301, { location: '/' });
  expect(headers[headers.indexOf('content-security-policy') + 1]).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  );
});
