/** The servers of a place, by state: all others are up. */
export interface ServerCounts {
  servers: number;
  maintenance: number;
  down: number;
}

/** A city with servers. */
export interface CityView extends ServerCounts {
  id: string;
  /** In the reader's language. */
  name: string;
  /** Per cent of capacity; null: not known. */
  load: number | null;
  /** From the visitor; left out where that is not known. */
  km?: number;
  /** For the chart beside the list: degrees, and the IANA name of the clock. */
  stands?: { latitude: number; longitude: number; timeZone: string };
}

/** A country with servers. */
export interface CountryView {
  /** Two letters. */
  code: string;
  name: string;
  href: string;
  cities: readonly CityView[];
  /** To its nearest city. */
  km?: number;
  /** The other name that a search found it by: stands beside its own. */
  alias?: string;
}

/** `some`: a part of the servers is up. One server that is down is not the whole place. */
export type PlaceCondition = 'up' | 'some' | 'maintenance' | 'down';

export const upOf = ({ servers, maintenance, down }: ServerCounts): number => servers - maintenance - down;

export function conditionOf(counts: ServerCounts): PlaceCondition {
  const up = upOf(counts);
  if (up === counts.servers) return 'up';
  if (up > 0) return 'some';
  return counts.down > 0 ? 'down' : 'maintenance';
}

export function addCounts(places: readonly ServerCounts[]): ServerCounts {
  const sum = (part: keyof ServerCounts) => places.reduce((all, each) => all + each[part], 0);
  return { servers: sum('servers'), maintenance: sum('maintenance'), down: sum('down') };
}

const ownLetters: ReadonlySet<string> = new Set(['ar', 'ja', 'ru']);

/** The language of a name of several words that the feed has in Latin letters alone, where the page has others. */
export const languageOfName = (name: string, locale: string): 'en' | undefined =>
  ownLetters.has(locale) && /^[\p{Script=Latin}'’.-]+ [\p{Script=Latin} '’.-]+$/u.test(name)
    ? 'en'
    : undefined;
