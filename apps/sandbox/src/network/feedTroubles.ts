import type { SampleNetwork } from './sampleNetwork.ts';

const hour = 3_600_000;
const later = (text: string, ms: number) => new Date(Date.parse(text) + ms).toISOString();

/** Troubles in what a feed says, which is signed as any other. */
export const saidTroubles: Readonly<Record<string, (feed: SampleNetwork) => object>> = {
  back: (feed) => ({ ...feed, sequence: 1 }),
  older: (feed) => ({ ...feed, sequence: feed.sequence + 1, issued_at: later(feed.issued_at, -2 * hour) }),
  ahead: (feed) => ({ ...feed, sequence: feed.sequence + 1, issued_at: later(feed.issued_at, 2 * hour) }),
  old: (feed) => ({ ...feed, issued_at: later(feed.issued_at, -72 * hour) }),
  shrunk: (feed) => ({
    ...feed,
    sequence: feed.sequence + 1,
    servers: feed.servers.filter((_, index) => index % 5 < 3).map(({ via: _via, ...server }) => server),
  }),
  cyclic: (feed) => ({
    ...feed,
    sequence: feed.sequence + 1,
    servers: feed.servers.map((server, index, { length }) =>
      index < 3 ? { ...server, via: feed.servers[(index + 1) % Math.min(3, length)]?.name } : server,
    ),
  }),
  // Turns around what stands beside it, and clears a terminal.
  hostile: (feed) => ({
    ...feed,
    sequence: feed.sequence + 1,
    cities: feed.cities.map((city, index) => (index ? city : { ...city, name: 'New \u202ekroY\u001b[2J' })),
  }),
  deep: (feed) => ({ ...feed, sequence: feed.sequence + 1, more: 'DEEP' }),
  wrong: (feed) => ({
    ...feed,
    sequence: feed.sequence + 1,
    servers: feed.servers.map((server) => ({ ...server, load: '\u001b]0;full\u0007' })),
  }),
};

/** The bytes of a document; `deep` has more levels than a program may follow. */
export const bytesOf = (feed: object): Buffer =>
  Buffer.from(JSON.stringify(feed).replace('"DEEP"', `${'['.repeat(100_000)}${']'.repeat(100_000)}`));
