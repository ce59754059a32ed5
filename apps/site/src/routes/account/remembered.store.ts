import { type RememberedBrowser, rememberedBrowsers, rememberedForget } from '@tern/contract';
import { proxy } from 'valtio';
import type { Api } from '../../api/createApi.ts';
import { latestOnly } from '../../app/latestOnly.ts';

export interface RememberedState {
  /** Null until they are known. */
  browsers: RememberedBrowser[] | null;
  loadFailed: boolean;
  /** Epoch milliseconds of the list. */
  now: number;
}

/** The browsers that need no code; `onChanged` is called after one was forgotten here. */
export function createRememberedStore(
  api: Pick<Api, 'send'>,
  onChanged: () => void,
  clock: () => number = Date.now,
) {
  const state = proxy<RememberedState>({ browsers: null, loadFailed: false, now: clock() });
  const requests = latestOnly();

  function show(browsers: RememberedBrowser[]) {
    state.browsers = browsers;
    state.now = clock();
  }

  return {
    state,
    async load() {
      const isLatest = requests.start();
      state.loadFailed = false;
      try {
        const { browsers } = await api.send(rememberedBrowsers, {});
        if (isLatest()) show(browsers);
      } catch {
        if (isLatest()) state.loadFailed = true;
      }
    },
    /** One, or all of them without an id. Resolves with whether it worked. */
    async forget(id?: string): Promise<boolean> {
      try {
        const { browsers } = await api.send(rememberedForget, id === undefined ? {} : { browser_id: id });
        requests.cancel();
        show(browsers);
      } catch {
        return false;
      }
      onChanged();
      return true;
    },
  };
}

export type RememberedStore = ReturnType<typeof createRememberedStore>;
