import type { RequestHead } from '@tern/service/forEdge';
import type { EdgeRequest } from '../http/respond.ts';
import type { MountedService } from './MountedService.ts';

/** A request of Node's server, or one of the plain ones, as the edge reads it. The country is looked up once. */
export function edgeRequestOf(
  request: RequestHead & { readonly method?: string | undefined },
  { countryOf, addressOf }: Pick<MountedService, 'countryOf' | 'addressOf'>,
): EdgeRequest {
  let country: string | null | undefined;
  return {
    method: request.method ?? 'GET',
    target: request.url ?? '/',
    headers: request.headers,
    country() {
      if (country === undefined) country = countryOf(request);
      return country;
    },
    address: request.socket.remoteAddress ?? null,
    visitor: () => addressOf?.(request) ?? request.socket.remoteAddress ?? '',
  };
}
