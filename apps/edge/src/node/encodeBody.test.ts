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
  const body = await encodeBody('<p>Ärger, 日本, العربية</p>'.repeat(5000));
  for (const bytes of [body.br, body.gzip]) expect(bytes.buffer.byteLength).toBe(bytes.byteLength);
});
