import type { InputOf, OutputOf, blogSearch as operation } from '@tern/contract';
import { blogSearchPath, webAppType } from '@tern/domain';
import { CallError } from './CallError.ts';

type Found = OutputOf<typeof operation>;

const isFound = (data: unknown): data is Found =>
  typeof data === 'object' && data !== null && 'total' in data && 'hits' in data && Array.isArray(data.hits);

/**
 * Searches the blog (spec section 7). Apart from the client of the API, which has the calls of every page that runs in
 * the browser; rejects with a `CallError`.
 */
export async function searchBlog(input: InputOf<typeof operation>): Promise<Found> {
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
  let data: unknown;
  try {
    const response = await fetch(`${blogSearchPath}?${query}`, {
      headers: { 'X-App-Type': String(webAppType) },
      signal: AbortSignal.timeout(15_000),
    });
    const envelope = (await response.json()) as { code?: unknown; data?: unknown };
    data = envelope.code === 200 ? envelope.data : null;
  } catch (error) {
    throw new CallError('network', 0, 'Network error.', {}, error);
  }
  if (!isFound(data)) throw new CallError('unknown', 0, 'The answer could not be read.');
  return data;
}
