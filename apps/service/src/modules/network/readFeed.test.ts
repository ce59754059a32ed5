import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFeed } from './readFeed.ts';

const page = readFileSync(new URL('../../../../../docs/network-feed.md', import.meta.url), 'utf8');
const example = () => JSON.parse(/```json\n([^`]+)```/.exec(page)?.[1] ?? '');
type Example = ReturnType<typeof example>;

/** The example of the docs with exits that sites can see, changed. */
function changed(change: (feed: Example) => unknown): Example {
  const feed = example();
  change(feed);
  return feed;
}
const bytes = (feed: unknown) => Buffer.from(JSON.stringify(feed));
const refusalOf = (document: Buffer) =>
  readFeed(document).then(
    () => 'taken',
    (error) => `${error.reason}: ${error.message}`,
  );
const second = (feed: Example, more: object) =>
  feed.servers.push({ ...feed.servers[0], name: 'jp-tyo-015', exits: ['192.0.2.15'], ...more });

describe('a document', () => {
  it('is read as it says', async () => {
    const feed = await readFeed(bytes(example()));
    expect(feed.servers.map(({ name, load }) => [name, load])).toEqual([['jp-tyo-014', 41]]);
  });

  it.each([
    ['no JSON', Buffer.from('<!doctype html>'), 'malformed: It is no JSON in UTF-8.'],
    ['nothing', Buffer.of(), 'malformed: It is no JSON in UTF-8.'],
    ['other bytes than UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'malformed: It is no JSON in UTF-8.'],
    ['a list', bytes([]), 'malformed: Its format is not as docs/network-feed.md says.'],
    ['null', bytes(null), 'malformed: Its content is not as docs/network-feed.md says.'],
    [
      'no servers',
      bytes({ ...example(), servers: undefined }),
      'malformed: Its servers are not as docs/network-feed.md says.',
    ],
    [
      'too many servers',
      bytes({ ...example(), servers: Array(20_001).fill(0) }),
      'malformed: Its servers are not as docs/network-feed.md says.',
    ],
    ['12 levels and one', Buffer.from('['.repeat(13)), 'too_deep: It has more than 12 levels.'],
  ])('of %s is refused', async (_name, document, refusal) => {
    expect(await refusalOf(document)).toBe(refusal);
  });

  it('has no levels in its texts', async () => {
    const feed = changed(({ servers }) => Object.assign(servers[0], { hosting: `${'['.repeat(20)}\\"{{{` }));
    expect(await refusalOf(bytes(feed))).toBe('taken');
  });

  it('changes nothing by the name of a key', async () => {
    const text = JSON.stringify(example()).replace('{', '{"__proto__":{"servers":[]},');
    expect((await readFeed(Buffer.from(text))).servers).toHaveLength(1);
  });

  it('has no program for computers of customers', async () => {
    const feed = changed((each) => Object.assign(each, { openvpn: { profile: 'client\nup /bin/sh' } }));
    expect(await refusalOf(bytes(feed))).toBe(
      'malformed: Its openvpn.profile is not as docs/network-feed.md says.',
    );
  });

  it('says where it is wrong without a word of what stands there', async () => {
    const feed = changed(({ servers }) => Object.assign(servers[0], { hosting: '\u001b]0;x\u0007' }));
    expect(await refusalOf(bytes(feed))).toBe(
      'malformed: Its servers.0.hosting is not as docs/network-feed.md says.',
    );
  });
});

describe('names', () => {
  it.each<[string, (feed: Example) => unknown]>([
    ['It has two countries JP.', ({ countries }) => countries.push({ code: 'JP' })],
    ['It has two cities jp-tyo.', ({ cities }) => cities.push(cities[0])],
    ['It has two servers jp-tyo-014.', (feed) => second(feed, { name: 'jp-tyo-014' })],
    ['It has two incidents 2026-11-27-tokyo.', ({ incidents }) => incidents.push(incidents[0])],
    [
      'The city jp-tyo is in KR, which it does not have.',
      ({ cities }) => Object.assign(cities[0], { country: 'KR' }),
    ],
    [
      'The server jp-tyo-015 is in jp-osa, which it does not have.',
      (feed) => second(feed, { city: 'jp-osa' }),
    ],
    [
      'The server jp-tyo-015 is entered at ch-zrh-001, which is none.',
      (feed) => second(feed, { via: 'ch-zrh-001' }),
    ],
    [
      'The incident 2026-11-27-tokyo is of jp-osa, which it does not have.',
      ({ incidents }) => Object.assign(incidents[0], { cities: ['jp-osa'] }),
    ],
    [
      'The incident 2026-11-27-tokyo is of jp-tyo-099, which it does not have.',
      ({ incidents }) => Object.assign(incidents[0], { servers: ['jp-tyo-099'] }),
    ],
    ['Its servers are entered in a circle, at jp-tyo-015.', (feed) => second(feed, { via: 'jp-tyo-015' })],
    [
      'Its servers are entered in a circle, at jp-tyo-014.',
      (feed) => {
        second(feed, { via: 'jp-tyo-014' });
        feed.servers[0].via = 'jp-tyo-015';
      },
    ],
    [
      'The servers jp-tyo-014 and jp-tyo-015 have one exit, 192.0.2.14.',
      (feed) => second(feed, { exits: ['::ffff:192.0.2.14'] }),
    ],
    [
      'The server jp-tyo-015 has an exit that no site can see.',
      (feed) => second(feed, { exits: ['10.0.0.1'] }),
    ],
    [
      'The server jp-tyo-015 has an exit that no site can see.',
      (feed) => second(feed, { exits: ['fd00::1'] }),
    ],
  ])('do not fit together: %s', async (says, change) => {
    expect(await refusalOf(bytes(changed(change)))).toBe(`inconsistent: ${says}`);
  });

  it('do not fit together where a file would lead into the network of its reader', async () => {
    const feed = changed(({ servers }) =>
      Object.assign(servers[0], { entries: ['192.0.2.80', '192.168.0.1'] }),
    );
    expect(await refusalOf(bytes(feed))).toBe(
      'inconsistent: The server jp-tyo-014 has an entry that nobody can reach.',
    );
  });

  it('of servers that are entered at others are taken, in any order', async () => {
    const feed = changed((each) => {
      second(each, {});
      each.servers[0].via = 'jp-tyo-015';
    });
    expect(await refusalOf(bytes(feed))).toBe('taken');
  });
});
