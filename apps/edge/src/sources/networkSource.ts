import { networkPlaces, networkProof, networkServers, type OutputOf } from '@tern/contract';
import type { FeedProof } from '@tern/domain';
import type { NetworkData } from '@tern/site/renderer';
import { callService } from '../http/callService.ts';

/** The network of the last good feed: none other has pages. */
export interface NetworkSource {
  /** The last segments of the addresses of countries that the feed has, by the last response; null before there was one. */
  networkCountries(): readonly string[] | null;
  /**
   * Every place, and the first servers of the country whose page it is. Null without a feed, or for a country that it
   * does not have; without the service the last response counts.
   */
  network(slug?: string): Promise<NetworkData | null>;
  /** Proofs of the signed feed, by the last response; null without a feed. */
  proof(): Promise<FeedProof | null>;
  /** Forgets what is known. */
  renewNetwork(): void;
}

/** ms that a response is used before the service is asked again. */
const fresh = 30_000;
/** Servers of each city in the page of its country. */
const shownServers = 8;

type Places = NetworkData['places'];
type Proof = NonNullable<OutputOf<typeof networkProof>['feed']>;
type Servers = NonNullable<NetworkData['servers']>;

const proofOf = ({ issued_at, hash: _, ...feed }: Proof): FeedProof => ({ ...feed, issuedAt: issued_at });

/** One response, used until it is old, and after it for as long as no newer one comes. */
function createHeld<Response>(load: () => Promise<Response>, now: () => number) {
  let last: Response | null = null;
  let request: { at: number; response: Promise<Response | null> } | null = null;
  return {
    last: () => last,
    get(): Promise<Response | null> {
      if (request && now() - request.at <= fresh) return request.response;
      const response = load().then(
        (loaded) => {
          last = loaded;
          return loaded;
        },
        () => last,
      );
      request = { at: now(), response };
      return response;
    },
  };
}

/** Calls the service at most once in 30 s for the places, and for each country. */
export function createNetworkSource(options: { origin: () => string; now: () => number }): NetworkSource {
  const { origin, now } = options;
  const makePlaces = () => createHeld<Places>(() => callService(origin(), networkPlaces, {}), now);
  let places = makePlaces();
  const makeProof = () => createHeld(() => callService(origin(), networkProof, {}), now);
  let proof = makeProof();
  const servers = new Map<string, ReturnType<typeof createHeld<Servers>>>();

  /** Only of countries that the feed has: no request adds others. */
  function serversOf(country: string): Promise<Servers | null> {
    const query = { country, page: 1, page_size: shownServers };
    const known =
      servers.get(country) ?? createHeld<Servers>(() => callService(origin(), networkServers, query), now);
    servers.set(country, known);
    return known.get();
  }

  return {
    networkCountries: () => places.last()?.countries.map(({ slug }) => slug) ?? null,
    async network(slug) {
      const all = await places.get();
      if (!all?.issued_at) return null;
      if (slug === undefined) return { places: all };
      const country = all.countries.find((each) => each.slug === slug);
      if (!country) return null;
      const shown = await serversOf(country.code);
      return { places: all, country, ...(shown && { servers: shown }) };
    },
    async proof() {
      const feed = (await proof.get())?.feed;
      return feed ? proofOf(feed) : null;
    },
    renewNetwork() {
      proof = makeProof();
      places = makePlaces();
      servers.clear();
    },
  };
}
