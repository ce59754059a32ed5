import { callProvider, refusalOf } from '../callProvider.ts';
import type { PaddleConfig } from './config.ts';

/** The version of Paddle's API that every request names, and that a webhook destination has to name too. */
export const paddleVersion = '1';

interface ListMeta {
  pagination?: { has_more: boolean; next: string };
}

/** Paddle's API. Throws `ProviderUnavailable` or `ProviderRefused`. */
export function createPaddleClient(config: PaddleConfig) {
  const send = <T>(path: string, method: 'GET' | 'POST' | 'PATCH', body?: object) =>
    callProvider<{ data: T; meta: ListMeta }>(`${config.apiBase}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${config.apiKey}`,
        'paddle-version': paddleVersion,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });

  const list = <T>(path: string, query: Record<string, string>) =>
    send<T[]>(`${path}?${new URLSearchParams(query)}`, 'GET');

  return {
    get: async <T>(path: string): Promise<T> => (await send<T>(path, 'GET')).data,
    post: async <T>(path: string, body: object): Promise<T> => (await send<T>(path, 'POST', body)).data,
    patch: async <T>(path: string, body: object): Promise<T> => (await send<T>(path, 'PATCH', body)).data,
    /** One page of a list. */
    list: async <T>(path: string, query: Record<string, string>): Promise<T[]> =>
      (await list<T>(path, query)).data,
    /** The first member of a list that fits, on so many pages of it. */
    async findIn<T extends { id: string }>(
      path: string,
      query: Record<string, string>,
      fits: (member: T) => boolean,
      pages = 3,
    ): Promise<T | undefined> {
      let after: string | undefined;
      for (let page = 0; page < pages; page += 1) {
        const { data, meta } = await list<T>(path, { ...query, ...(after && { after }) });
        const found = data.find(fits);
        if (found) return found;
        after = data.at(-1)?.id;
        if (!after || !meta.pagination?.has_more) return undefined;
      }
      return undefined;
    },
  };
}

export type PaddleClient = ReturnType<typeof createPaddleClient>;

interface PaddleError {
  code?: string;
  detail?: string;
}

/** Paddle's own words for a refusal; null for any other error. */
export const paddleErrorOf = (error: unknown): PaddleError | null =>
  (refusalOf(error)?.data as { error?: PaddleError } | null | undefined)?.error ?? null;
