import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { networkFeedPath, networkSignaturePath } from '@tern/domain';
import type { VerifyStep } from '@tern/patterns';
import { afterEach, expect, it, vi } from 'vitest';
import { verifyCanary, verifyFeed } from './verify.ts';

const pairs = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')] as const;
const lineOf = (key: KeyObject) => key.export({ format: 'der', type: 'spki' }).toString('base64');
const key = lineOf(pairs[0].publicKey);
const signed = (document: string | Buffer, pair = pairs[0]) =>
  sign(null, Buffer.from(document), pair.privateKey);

const feed = (change: object = {}) =>
  JSON.stringify({
    sequence: 7,
    issued_at: '2026-11-29T14:05:00Z',
    cities: [
      { id: 'jp-tyo', country: 'JP' },
      { id: 'jp-osa', country: 'JP' },
      { id: 'se-sto', country: 'SE' },
      { id: 'fr-par', country: 'FR' },
    ],
    servers: [
      { city: 'jp-tyo', owned: true },
      { city: 'jp-osa', owned: false },
      { city: 'se-sto', owned: false },
    ],
    ...change,
  });
const shown = { sequence: 7, servers: 3, countries: 2, owned: 1 };

/** A host with this document and signature; later fetches get the later pair. */
function host(...versions: { document: string | Buffer; signature: Buffer }[]) {
  const count = { [networkFeedPath]: 0, [networkSignaturePath]: 0 };
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: keyof typeof count, options: RequestInit) => {
      expect(options.cache).toBe('no-cache');
      const version = versions[Math.min(count[path]++, versions.length - 1)];
      const body = path === networkFeedPath ? version?.document : version?.signature;
      return new Response(Buffer.from(body ?? ''));
    }),
  );
}
afterEach(() => {
  vi.unstubAllGlobals();
});

async function run(figures = shown, by = key) {
  const steps: VerifyStep[] = [];
  const verdict = await verifyFeed({ key: by, shown: figures }, (step) => steps.push(step));
  return { verdict, steps, names: steps.map(({ step }) => step) };
}

it('shows every step of a feed that is genuine', async () => {
  host({ document: feed(), signature: signed(feed()) });
  const { verdict, steps, names } = await run();
  expect(verdict).toBe('genuine');
  expect(names).toEqual(['fetched', 'signature', 'version', 'counts', 'figures']);
  expect(steps[0]).toMatchObject({
    bytes: Buffer.byteLength(feed()),
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(steps[2]).toMatchObject({ sequence: 7, time: '2026-11-29T14:05:00Z' });
  // Paris has no server, and so France none.
  expect(steps[3]).toEqual({ step: 'counts', servers: 3, countries: 2 });
  expect(steps[4]).toEqual({ step: 'figures', are: 'same' });
});

it('refuses a feed that was changed, and reads nothing of it', async () => {
  host({ document: feed({ sequence: 8 }), signature: signed(feed()) });
  const { verdict, names, steps } = await run();
  expect(verdict).toBe('notGenuine');
  expect(names).toEqual(['fetched', 'signature']);
  expect(steps[1]).toEqual({ step: 'signature', good: false });
});

it('refuses a feed of another key', async () => {
  host({ document: feed(), signature: signed(feed(), pairs[1]) });
  expect((await run()).verdict).toBe('notGenuine');
});

it.each([0, 63, 65])('refuses a signature of %i bytes', async (length) => {
  host({ document: feed(), signature: Buffer.alloc(length) });
  expect((await run()).verdict).toBe('notGenuine');
});

it('fetches both once more where the feed was replaced between them', async () => {
  const next = feed({ sequence: 8 });
  host({ document: feed(), signature: signed(next) }, { document: next, signature: signed(next) });
  const { verdict, steps } = await run();
  expect(verdict).toBe('genuine');
  // The page is of the feed before.
  expect(steps.at(-1)).toEqual({ step: 'figures', are: 'newer' });
});

it.each([
  ['servers', { ...shown, servers: 4 }],
  ['countries', { ...shown, countries: 3 }],
  ['owned servers', { ...shown, owned: 2 }],
  ['a version', { ...shown, sequence: 9 }],
])('says when the page has %s that the feed has not', async (_, figures) => {
  host({ document: feed(), signature: signed(feed()) });
  expect((await run(figures)).steps.at(-1)).toEqual({ step: 'figures', are: 'different' });
});

it.each([
  ['no JSON', '<html>'],
  ['not UTF-8', Buffer.from([0xff, 0xfe])],
  ['null', 'null'],
  ['a list', '[]'],
  ['of no version', feed({ sequence: 'x' })],
  ['of no time', feed({ issued_at: 'soon' })],
  ['without servers', feed({ servers: null })],
  ['of servers that are none', feed({ servers: [null] })],
])('says that a document cannot be read that is %s', async (_, document) => {
  host({ document, signature: signed(document) });
  const { verdict, names } = await run();
  expect(verdict).toBeNull();
  expect(names).toEqual(['fetched', 'signature', 'unreadable']);
});

it.each([
  ['does not respond', async () => Promise.reject(new TypeError('network'))],
  ['has no feed', async () => new Response('', { status: 404 })],
])('says that the host %s', async (_, respond) => {
  vi.stubGlobal('fetch', respond);
  const { verdict, names } = await run();
  expect(verdict).toBeNull();
  expect(names).toEqual(['unreachable']);
});

it('says that the browser has no Ed25519, or no Web Crypto', async () => {
  host({ document: feed(), signature: signed(feed()) });
  vi.stubGlobal('crypto', {
    subtle: { importKey: () => Promise.reject(new DOMException('unknown', 'NotSupportedError')) },
  });
  expect(await run()).toMatchObject({ verdict: null, names: ['unsupported'] });
  vi.stubGlobal('crypto', {});
  expect(await run()).toMatchObject({ verdict: null, names: ['unsupported'] });
});

const text = 'Canary, 26 November 2026\n\n  0 orders. ü\n';
const canary = {
  ...{ text, key, signature: signed(text).toString('base64') },
  ...({ signedOn: '2026-11-26', nextBefore: '2026-12-26' } as const),
};
const lookAt = async (change: object, day: string) => {
  const names: string[] = [];
  const verdict = await verifyCanary({ ...canary, ...change }, Date.parse(day), ({ step }) =>
    names.push(step),
  );
  return { verdict, names };
};

it('verifies a canary to the letter, and its date', async () => {
  const all = ['read', 'signature', 'date'];
  expect(await lookAt({}, '2026-12-25T23:59Z')).toEqual({ verdict: 'genuine', names: all });
  expect(await lookAt({}, '2026-12-26T00:00Z')).toEqual({ verdict: 'overdue', names: all });
  expect(await lookAt({ text: text.trim() }, '2026-11-27')).toMatchObject({ verdict: 'notGenuine' });
  expect(await lookAt({ text: text.replace('0', '1') }, '2026-11-27')).toEqual({
    verdict: 'notGenuine',
    names: ['read', 'signature'],
  });
});
