import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

it('keeps texts apart whose digests are made at the same time', async () => {
  const texts = ['', 'a', 'Ärger, 日本, العربية 🐦'.repeat(400), 'b'.repeat(5000), 'c'];
  const digests = await Promise.all(texts.map(sha256));
  expect(digests).toEqual(texts.map((text) => createHash('sha256').update(text).digest('base64')));
});
