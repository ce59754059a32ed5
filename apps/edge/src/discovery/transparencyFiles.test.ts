import { canaryPath, storedTables, transparencyDataPath } from '@tern/domain';
import { expect, it } from 'vitest';
import { transparencyFiles } from './transparencyFiles.ts';

const origin = 'https://tern.example';
const half = { servers: 3321, countries: 64 };
const proof = {
  ...{ sequence: 7, issuedAt: '2026-11-29T08:00:00Z', key: 'MCow', servers: 6642, countries: 64 },
  ...{ owned: half, rented: half },
};
const canary = {
  text: 'Nothing came.\n\n  0 orders.',
  signature: 'AA==',
  key: 'MCow',
  signedOn: '2026-11-26',
  nextBefore: '2026-12-26',
} as const;

it('says what the page says, for programs', async () => {
  const made = transparencyFiles({ origin, proof: async () => proof }, {});
  expect(JSON.parse((await made[transparencyDataPath]?.make()) ?? '')).toEqual({
    ...{ url: `${origin}/transparency`, network: proof, stored: storedTables },
  });
  expect(made[canaryPath]).toBeUndefined();
});

it('has no network where there is no feed', async () => {
  const made = transparencyFiles({ origin, proof: async () => null }, {});
  expect(JSON.parse((await made[transparencyDataPath]?.make()) ?? '')).toMatchObject({ network: null });
});

it('has the text of the canary, to the letter', async () => {
  const made = transparencyFiles({ origin, proof: async () => null }, { canary });
  expect(await made[canaryPath]?.make()).toBe(canary.text);
});
