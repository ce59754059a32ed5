/** A request and its response, as metrics and logs need them. */
export interface Exchange {
  readonly method: string;
  /** Id of the page's route, or the kind of what was responded: a closed set, never an address. */
  readonly route: string;
  readonly status: number;
  /** `cache`: a file or a cached page. `edge`: all else that the edge makes. `service`: the API. */
  readonly source: 'cache' | 'edge' | 'service';
  /** ms from the request to the end of the response. */
  readonly duration: number;
}

/** Told of every finished exchange. It must not throw. */
export type ExchangeObserver = (exchange: Exchange) => void;
