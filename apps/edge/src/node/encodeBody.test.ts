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
