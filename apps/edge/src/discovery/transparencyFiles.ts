import { canaryPath, type FeedProof, storedTables, transparency, transparencyDataPath } from '@tern/domain';
import type { MadeFile } from './madeFiles.ts';

/** ms until the data is made anew: the network changes every minute. */
const age = 60_000;
const headers = { 'cache-control': 'public, max-age=60' };

/** All of `/transparency` for programs, and the text of the canary as it was signed, where there is one. */
export function transparencyFiles(
  { origin, proof }: { origin: string; proof: () => Promise<FeedProof | null> },
  facts = transparency,
): Record<string, MadeFile> {
  const { canary } = facts;
  return {
    [transparencyDataPath]: {
      type: 'application/json; charset=utf-8',
      maxAge: age,
      headers,
      make: async () =>
        JSON.stringify({
          url: `${origin}/transparency`,
          ...facts,
          network: await proof(),
          stored: storedTables,
        }),
    },
    ...(canary && { [canaryPath]: { type: 'text/plain; charset=utf-8', make: () => canary.text } }),
  };
}
