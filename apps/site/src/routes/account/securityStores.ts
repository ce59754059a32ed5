import type { User } from '@tern/contract';
import type { Api } from '../../api/createApi.ts';
import type { Stores } from '../../app/stores.tsx';
import { createAccountDataStore } from './accountData.store.ts';
import { createEmailChangeStore } from './emailChange.store.ts';
import { createMailPreferencesStore } from './mailPreferences.store.ts';
import { createPasskeysStore } from './passkeys.store.ts';
import { createRememberedStore } from './remembered.store.ts';
import { saveJson } from './saveJson.ts';
import { createSecondFactorStore } from './secondFactor.store.ts';
import { createSecurityStore } from './security.store.ts';

/** An API whose calls with a code or a passkey take the notice about a lost second factor away: they end that request. */
function endingRecovery(api: Api, person: () => User | null): Api {
  async function after<Given>(input: unknown, response: Promise<Given>) {
    const user = person();
    const given = await response;
    const { code, passkey } = { ...(input as { code?: string; passkey?: object }) };
    if (user?.factor_recovery && (code || passkey)) user.factor_recovery = null;
    return given;
  }
  return {
    call: (name, input, options) => after(input, api.call(name, input, options)),
    send: (operation, input) => after(input, api.send(operation, input)),
  };
}

/** The stores of the cards about the safety of an account. What one of them changes is loaded again in the others. */
export function createSecurityStores({ api: plainApi, session }: Pick<Stores, 'api' | 'session'>) {
  const person = () => session.state.user;
  const api = endingRecovery(plainApi, person);
  const store = createSecurityStore(api);
  const reload = () => {
    void store.loadSessions();
    void store.loadEvents();
  };
  const mailsStore = createMailPreferencesStore(api);
  const factorStore = createSecondFactorStore(api, reload);
  const rememberedStore = createRememberedStore(api, () => void store.loadEvents());
  /** Where other sessions may have ended, and remembered browsers with them. */
  const reloadAll = () => {
    reload();
    if (factorStore.state.since) void rememberedStore.load();
  };
  const passkeysStore = createPasskeysStore(api, (all) => {
    const user = person();
    if (user) user.has_passkey = all > 0;
    reload();
  });
  const emailStore = createEmailChangeStore(api, person, () => {
    reloadAll();
    void mailsStore.load();
  });
  const data = createAccountDataStore(
    api,
    person,
    (all) => saveJson(`tern-${all.exported_at.slice(0, 10)}.json`, all),
    reloadAll,
  );
  return { store, data, mailsStore, factorStore, rememberedStore, passkeysStore, emailStore };
}
