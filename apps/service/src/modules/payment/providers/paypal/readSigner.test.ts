import { createPublicKey } from 'node:crypto';
import { selfSigned } from '@tern/testing/selfSigned';
import { expect, it } from 'vitest';
import { readSigner } from './readSigner.ts';

const now = Date.now();
const day = 24 * 3600 * 1000;

it('takes the key of a certificate that holds, and no other', () => {
  const { cert } = selfSigned(30);
  const key = createPublicKey(cert);
  expect(readSigner(cert, now).equals(key)).toBe(true);
  expect(() => readSigner(cert, now + 31 * day)).toThrow('out of its time');
  expect(() => readSigner(cert, now - 91 * day)).toThrow('out of its time');
  const bare = key.export({ type: 'spki', format: 'pem' }).toString();
  expect(() => readSigner(bare, now)).toThrow('no certificate');
});

it('refuses a chain in which one certificate was not signed by the next', () => {
  const [own, other] = [selfSigned(30), selfSigned(30)];
  expect(readSigner(own.cert + own.cert, now)).toBeDefined();
  expect(() => readSigner(own.cert + other.cert, now)).toThrow('its issuer did not sign');
});
