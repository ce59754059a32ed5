import { type MailPreferenceData, mailPreferences, mailPreferencesSave } from '@tern/contract';
import { proxy } from 'valtio';
import type { Api } from '../../api/createApi.ts';
import { latestOnly } from '../../app/latestOnly.ts';

export interface MailPreferencesState {
  /** With what was just chosen; null until they are known. */
  choices: MailPreferenceData | null;
  loadFailed: boolean;
  result: 'saved' | 'failed' | null;
}

/** Which mails the account gets. A choice is shown at once, and taken back where it could not be saved. */
export function createMailPreferencesStore(api: Pick<Api, 'send'>) {
  const state = proxy<MailPreferencesState>({ choices: null, loadFailed: false, result: null });
  const loads = latestOnly();
  /** As they were saved last. */
  let saved: MailPreferenceData | null = null;
  /** Changes go one after the other, so that the last one stays. */
  let before: Promise<void> = Promise.resolve();
  let open = 0;

  async function load() {
    const isLatest = loads.start();
    state.loadFailed = false;
    try {
      const found = await api.send(mailPreferences, {});
      if (!isLatest()) return;
      saved = found;
      state.choices = { ...found };
    } catch {
      if (isLatest()) state.loadFailed = true;
    }
  }

  async function save(change: Partial<MailPreferenceData>) {
    const { newsletter, ...rest } = change;
    try {
      saved = await api.send(mailPreferencesSave, {
        ...rest,
        ...(typeof newsletter === 'boolean' && { newsletter }),
      });
      state.result = 'saved';
    } catch {
      state.result = 'failed';
    }
    open -= 1;
    if (open === 0 && saved) state.choices = { ...saved };
  }

  return {
    state,
    load,
    choose(change: Partial<MailPreferenceData>): Promise<void> {
      if (!state.choices) return Promise.resolve();
      Object.assign(state.choices, change);
      state.result = null;
      open += 1;
      before = before.then(() => save(change));
      return before;
    },
  };
}

export type MailPreferencesStore = ReturnType<typeof createMailPreferencesStore>;
