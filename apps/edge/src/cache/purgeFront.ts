export interface PurgeTarget {
  /** Where the cache in front takes purges. */
  url: string;
  /** Sent as bearer token, and as `Fastly-Key`. */
  token?: string | undefined;
}

/**
 * Tells the cache in front to forget everything with one of these tags: `{"tags":[…]}` by POST, as Cloudflare takes
 * it, and the same in `Surrogate-Key`, as Fastly and Varnish do. Tries three times; rejects with the last failure.
 */
export async function purgeFront(
  { url, token }: PurgeTarget,
  tags: readonly string[],
  wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms)),
): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    try {
      const { ok, status } = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'surrogate-key': tags.join(' '),
          ...(token && { authorization: `Bearer ${token}`, 'fastly-key': token }),
        },
        body: JSON.stringify({ tags }),
        signal: AbortSignal.timeout(5000),
      });
      if (ok) return;
      throw new Error(`The cache in front answers a purge with ${status}.`);
    } catch (error) {
      if (turn === 2) throw error;
      await wait(500 * 2 ** turn);
    }
  }
}
