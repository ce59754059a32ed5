import type { ServerResponse } from 'node:http';
import type { EdgeResponse } from '../http/respond.ts';

/** Sends a response through Node's server. */
export function writeResponse(response: ServerResponse, { status, headers, body }: EdgeResponse): void {
  response.writeHead(status, headers as string[]).end(body ?? undefined);
}
