import { proxy } from 'valtio';

export interface FailuresState {
  /** The last thing that did not work; `count` tells two of the same words apart. */
  latest: { sentence: string; count: number } | null;
}

/** What did not work in the account, to be shown for a moment (spec section 8). */
export function failuresStore() {
  const state = proxy<FailuresState>({ latest: null });
  return {
    state,
    tell(sentence: string) {
      state.latest = { sentence, count: (state.latest?.count ?? 0) + 1 };
    },
  };
}
