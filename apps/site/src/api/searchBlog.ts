import { type InputOf, type OutputOf, blogSearch as operation } from '@tern/contract';
import { webAppType } from '@tern/domain';
import { CallError } from './CallError.ts';

/**
 * Searches the blog (spec section 7). Apart from the client of the API, which has the calls of every page that runs in
 * the browser; rejects with a `CallError`.
 */
export async function searchBlog(input: InputOf<typeof operation>): Promise<OutputOf<typeof operation>> {
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
  let data: unknown;
  try {
    const response = await fetch(`${operation.path}?${query}`, {
      headers: { 'X-App-Type': String(webAppType) },
      signal: AbortSignal.timeout(15_000),
    });
    const envelope = (await response.json()) as { code?: unknown; data?: unknown };
    data = envelope.code === 200 ? envelope.data : null;
  } catch (error) {
    throw new CallError('network', 0, 'Network error.', {}, error);
  }
  const parsed = await operation.output['~standard'].validate(data);
  if (parsed.issues) throw new CallError('unknown', 0, 'The answer could not be read.');
  return parsed.value;
}
