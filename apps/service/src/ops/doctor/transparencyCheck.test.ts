import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, it } from 'vitest';
import { transparencyFindings } from './transparencyCheck.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const text = 'Nothing came.\n';
const canary = {
  text,
  signature: sign(null, Buffer.from(text), privateKey).toString('base64'),
  key: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  ...({ signedOn: '2026-11-26', nextBefore: '2026-12-26' } as const),
};
const now = Date.UTC(2026, 10, 29);
const says = (facts: Parameters<typeof transparencyFindings>[0], at = now) =>
  transparencyFindings(facts, at).map(({ level, says: sentence }) => `${level}: ${sentence}`);

it('is content with nothing, and with what is right', () => {
  expect(says({})).toEqual(['ok: The page about transparency has 0 parts of the operator.']);
  expect(says({ audits: [], canary })).toEqual([
    'ok: The page about transparency has 1 part of the operator.',
  ]);
});

it('tells a canary whose text is another', () => {
  expect(says({ canary: { ...canary, text: text.trim() } })).toEqual([
    'problem: The signature of the canary is not of its text and its key.',
  ]);
});

it('tells a canary that is overdue', () => {
  expect(says({ canary }, Date.UTC(2026, 11, 26))[0]).toContain('overdue');
});
