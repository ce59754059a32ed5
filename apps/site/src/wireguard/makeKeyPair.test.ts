// @vitest-environment node
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeKeyPair } from './makeKeyPair.ts';

it('makes pairs whose public half belongs to the private one, another each time', async () => {
  const pairs = await Promise.all([makeKeyPair(), makeKeyPair()]);
  for (const { publicKey, privateKey } of pairs) {
    const bytes = Buffer.from(privateKey, 'base64');
    expect(bytes).toHaveLength(32);
    expect([(bytes[0] as number) & 7, (bytes[31] as number) >> 6]).toEqual([0, 1]);
    const wrapped = Buffer.concat([Buffer.from('302e020100300506032b656e04220420', 'hex'), bytes]);
    const derived = createPublicKey(createPrivateKey({ key: wrapped, format: 'der', type: 'pkcs8' }));
    const raw = derived.export({ format: 'der', type: 'spki' }).subarray(-32);
    expect(raw.toString('base64')).toBe(publicKey);
  }
  expect(pairs[0]?.privateKey).not.toBe(pairs[1]?.privateKey);
});
