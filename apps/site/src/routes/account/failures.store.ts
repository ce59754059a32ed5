import { proxy } from 'valtio';

export interface FailuresState {
  /** The last failure; `count` distinguishes two with the same text. */
  latest: { sentence: string; count: number } | null;
}

/** Failures in the account, each shown briefly (spec section 8). */
export function failuresStore() {
  const state = proxy<FailuresState>({ latest: null });
  return {
    state,
    tell(sentence: string) {
      state.latest = { sentence, count: (state.latest?.count ?? 0) + 1 };
    },
  };
}
