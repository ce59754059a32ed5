import { latestOnly } from '../../app/latestOnly.ts';

/** Loads a section of the account: the newest of several requests counts, and `state` says whether it failed. */
export function latestLoad<T>(
  state: { failed: boolean },
  request: () => Promise<T>,
  keep: (loaded: T) => void,
): () => Promise<void> {
  const requests = latestOnly();
  return async () => {
    const isLatest = requests.start();
    state.failed = false;
    try {
      const loaded = await request();
      if (isLatest()) keep(loaded);
    } catch {
      if (isLatest()) state.failed = true;
    }
  };
}
