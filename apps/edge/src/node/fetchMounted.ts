import inject from 'light-my-request';
import type { EdgeService } from '../http/EdgeService.ts';
import type { MountedService } from './MountedService.ts';

/** Statuses whose responses have no body, by the Fetch standard. */
const bodiless = new Set([101, 204, 205, 304]);

/** A service that responds to Node's requests as one that responds to those of web standards. */
export function fetchMounted(service: MountedService): EdgeService {
  return {
    async fetch(request, { address }) {
      const { pathname, search } = new URL(request.url);
      const body = request.body && Buffer.from(await request.arrayBuffer());
      const { statusCode, headers, rawPayload } = await inject(
        (incoming, outgoing) => service.handle(incoming, outgoing),
        {
          method: request.method,
          url: pathname + search,
          headers: Object.fromEntries(request.headers),
          ...(address ? { remoteAddress: address } : {}),
          ...(body ? { payload: body } : {}),
        },
      );
      const pairs = Object.entries(headers).flatMap(([name, value]) =>
        [value ?? []].flat().map((each) => [name, String(each)] as [string, string]),
      );
      return new Response(
        bodiless.has(statusCode) || request.method === 'HEAD' ? null : Uint8Array.from(rawPayload),
        {
          status: statusCode,
          headers: pairs,
        },
      );
    },
    health: () => service.health(),
    isLive: () => service.isLive?.() ?? true,
  };
}
