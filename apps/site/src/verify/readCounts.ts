/** Figures of the list of servers: those of a page, and those that are counted in it. */
export interface FeedCounts {
  sequence: number;
  servers: number;
  /** Those that have a server. */
  countries: number;
  owned: number;
}

interface Listed {
  sequence: number;
  issued_at: string;
  cities: { id: string; country: string }[];
  servers: { city: string; owned: boolean }[];
}

const isListed = (value: unknown): value is Listed => {
  const { sequence, issued_at, cities, servers } = (value ?? {}) as Partial<Listed>;
  return (
    Number.isSafeInteger(sequence) &&
    !Number.isNaN(Date.parse(String(issued_at))) &&
    Array.isArray(cities) &&
    Array.isArray(servers)
  );
};

/** Counts in the document of a network feed. Null: it is none. */
export function readCounts(bytes: Uint8Array): (FeedCounts & { time: string }) | null {
  try {
    const feed: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (!isListed(feed)) return null;
    const countryOf = new Map(feed.cities.map(({ id, country }) => [id, country]));
    return {
      sequence: feed.sequence,
      time: feed.issued_at,
      servers: feed.servers.length,
      countries: new Set(feed.servers.map(({ city }) => countryOf.get(city))).size,
      owned: feed.servers.filter(({ owned }) => owned).length,
    };
  } catch {
    return null;
  }
}
