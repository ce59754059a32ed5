import type { IncomingMessage, ServerResponse } from 'node:http';

/** The API as the edge needs it: in this process, or behind `serviceOrigins`. */
export interface MountedService {
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Two letters, or null when the address says nothing. */
  countryOf(request: IncomingMessage): string | null;
  health(): Promise<boolean>;
}
