import { NetworkAway, NetworkRefused } from './AffiliateNetwork.ts';

/** ms that a network may take to answer. */
const patience = 10_000;
/** Characters of an answer that are read. */
const longest = 20_000;

/**
 * The body of a successful answer. What may pass by itself (no connection, 408, 429, 5xx) is a `NetworkAway`, every other
 * status a `NetworkRefused`.
 */
export async function tellNetwork(url: string, init: RequestInit = {}): Promise<string> {
  let response: Response;
  let body: string;
  try {
    response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(patience) });
    body = (await response.text()).slice(0, longest);
  } catch (error) {
    throw new NetworkAway(error instanceof Error ? error.name : 'no answer');
  }
  const { status } = response;
  if (response.ok) return body;
  if (status === 408 || status === 429 || status >= 500) throw new NetworkAway(`status ${status}`);
  throw new NetworkRefused(`status ${status}`);
}

/** A JSON object of an answer. Anything else says nothing. */
export function readObject(body: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed === 'object' && parsed !== null) return parsed as Record<string, unknown>;
  } catch {
    // Not JSON: a page of something in between.
  }
  throw new NetworkAway('an answer that is no JSON');
}
