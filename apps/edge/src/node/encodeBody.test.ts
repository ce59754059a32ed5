import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { encodeBody } from './encodeBody.ts';

it('says the same in every encoding', async () => {
  const text = '<p>Ärger, 日本, العربية</p>'.repeat(50);
  const body = await encodeBody(text);
  expect(Buffer.from(body.identity).toString()).toBe(text);
  expect(brotliDecompressSync(body.br).toString()).toBe(text);
  expect(gunzipSync(body.gzip).toString()).toBe(text);
});

it('keeps no more memory than the compressed bytes', async () => {
  const { br, gzip, identity } = await encodeBody('<p>Ärger, 日本, العربية</p>'.repeat(5000));
  for (const bytes of [br, gzip, identity]) expect(bytes.buffer.byteLength).toBe(bytes.byteLength);
});

it('keeps texts apart that are compressed at the same time, one after the other and again', async () => {
  const texts = Array.from({ length: 40 }, (_, index) => `<p>${index}</p>`.repeat(1 + 97 * (index % 7)));
  for (let turn = 0; turn < 2; turn += 1) {
    const bodies = await Promise.all(texts.map(encodeBody));
    for (const [index, body] of bodies.entries()) {
      expect(brotliDecompressSync(body.br).toString()).toBe(texts[index]);
      expect(gunzipSync(body.gzip).toString()).toBe(texts[index]);
      expect(Buffer.from(body.identity).toString()).toBe(texts[index]);
    }
  }
});

it('takes an empty text', async () => {
  const body = await encodeBody('');
  expect([body.identity.length, gunzipSync(body.gzip).length]).toEqual([0, 0]);
});
