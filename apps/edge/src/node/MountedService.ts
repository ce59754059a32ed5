import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHead } from '@tern/service/forEdge';

/** The API as the edge needs it: in this process, or behind `serviceOrigins`. */
export interface MountedService {
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Two letters, or null when the address says nothing. */
  countryOf(request: RequestHead): string | null;
  /** The visitor's address, after the proxies that are trusted; without it that of the connection. */
  addressOf?(request: RequestHead): string;
  health(): Promise<boolean>;
  /** As of `EdgeService`. */
  isLive?(): boolean;
}
