import {
  type ErrorOf,
  networkPlaces,
  type OutputOf,
  type WireguardFile,
  type WireguardKey,
  wireguardKeyAdd,
  wireguardKeyList,
  wireguardKeyRemove,
  wireguardKeyRename,
} from '@tern/contract';
import { proxy, ref } from 'valtio';
import { type Api, errorNameOf } from '../../api/createApi.ts';
import { latestOnly } from '../../app/latestOnly.ts';
import { type KeyPair, makeKeyPair } from '../../wireguard/makeKeyPair.ts';

/** Seconds until a request that found the servers silent is sent again. */
export const retrySeconds = 30;
const pause = retrySeconds * 1000;

type Account = OutputOf<typeof wireguardKeyList>;
type Wanted = { name: string; cities: string[] };

export interface WireguardState {
  /** Null until it is known. */
  account: Account | null;
  loadFailed: boolean;
  places: OutputOf<typeof networkPlaces>['countries'] | 'failed' | null;
  /** The private key is here and nowhere else: it goes with the tab. Null beside a public key that was made elsewhere. */
  pair: { publicKey: string; privateKey: string | null } | null;
  /** False once the browser was found not to know the curve. */
  canMake: boolean;
  busy: boolean;
  error: ErrorOf<typeof wireguardKeyAdd> | 'network' | 'unknown' | null;
  /** The servers were silent: when the same request is sent again, in epoch milliseconds. */
  retryAt: number | null;
  file: WireguardFile | null;
  /** Epoch milliseconds of the list. */
  now: number;
}

interface Surroundings {
  makePair?: () => Promise<KeyPair>;
  clock?: () => number;
}

/** The WireGuard keys of the account, and the one that is being added (docs/decisions/0055). */
export function createWireguardStore(
  api: Pick<Api, 'send'>,
  { makePair = makeKeyPair, clock = Date.now }: Surroundings = {},
) {
  const state = proxy<WireguardState>({
    account: null,
    loadFailed: false,
    places: null,
    pair: null,
    canMake: true,
    busy: false,
    error: null,
    retryAt: null,
    file: null,
    now: clock(),
  });
  const requests = latestOnly();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sent: Wanted | undefined;

  async function load() {
    const isLatest = requests.start();
    state.loadFailed = false;
    try {
      const account = await api.send(wireguardKeyList, {});
      if (!isLatest()) return;
      state.account = account;
      state.now = clock();
    } catch {
      if (isLatest()) state.loadFailed = true;
    }
  }

  async function loadPlaces() {
    state.places = null;
    try {
      const { countries } = await api.send(networkPlaces, { protocol: 'wireguard' });
      // Right after its start a service has no network feed yet.
      state.places = countries.length ? ref(countries) : 'failed';
    } catch {
      state.places = 'failed';
    }
  }

  function start(pair: WireguardState['pair']) {
    clearTimeout(timer);
    Object.assign(state, { pair, file: null, error: null, retryAt: null });
  }

  function put(key: WireguardKey) {
    const { account } = state;
    if (!account) return;
    requests.cancel();
    const isNew = !account.keys.some(({ id }) => id === key.id);
    if (isNew) account.used += 1;
    account.keys = isNew
      ? [key, ...account.keys]
      : account.keys.map((each) => (each.id === key.id ? key : each));
  }

  /** Sends what was wanted, as often as it takes: the service counts a key once. */
  async function send() {
    const { pair } = state;
    if (!pair || !sent || state.busy) return;
    clearTimeout(timer);
    state.busy = true;
    state.error = null;
    try {
      const { key, file } = await api.send(wireguardKeyAdd, { public_key: pair.publicKey, ...sent });
      put(key);
      state.file = file;
      state.retryAt = null;
    } catch (error) {
      refuse(errorNameOf<typeof wireguardKeyAdd>(error));
    } finally {
      state.busy = false;
    }
  }

  function refuse(name: NonNullable<WireguardState['error']>) {
    // Once it was silent the key may count already: only a clear response ends the tries.
    const isSilent =
      name === 'provisioning_unavailable' ||
      (state.retryAt !== null && (name === 'network' || name === 'unavailable'));
    state.retryAt = isSilent ? clock() + pause : null;
    state.error = isSilent ? null : name;
    if (isSilent) timer = setTimeout(() => void send(), pause);
    if (name === 'provisioning_unavailable' || name === 'device_limit') void load();
  }

  return {
    state,
    load,
    loadPlaces,
    async make() {
      try {
        start(await makePair());
      } catch {
        state.canMake = false;
      }
    },
    useOwn: (publicKey: string) => start({ publicKey, privateKey: null }),
    add(wanted: Wanted) {
      sent = wanted;
      return send();
    },
    again: send,
    async remove(id: string): Promise<'removed' | 'removing' | 'failed'> {
      try {
        const left = await api.send(wireguardKeyRemove, { key_id: id });
        if (left) put(left);
        else await forget(id);
        return left ? 'removing' : 'removed';
      } catch (error) {
        // Another window was faster.
        if (errorNameOf<typeof wireguardKeyRemove>(error) !== 'wireguard_key_unknown') return 'failed';
        await forget(id);
        return 'removed';
      }
    },
    async rename(id: string, name: string): Promise<boolean> {
      try {
        put(await api.send(wireguardKeyRename, { key_id: id, name }));
        return true;
      } catch {
        return false;
      }
    },
    /** The page is left: nothing is sent any more. */
    stop: () => clearTimeout(timer),
  };

  async function forget(id: string) {
    requests.cancel();
    const { account } = state;
    const removed = account?.keys.find((key) => key.id === id);
    if (!account || !removed) return;
    account.keys = account.keys.filter((key) => key.id !== id);
    account.used -= 1;
    // Its file is of no use any more.
    if (state.pair?.publicKey === removed.public_key) start(null);
  }
}

export type WireguardStore = ReturnType<typeof createWireguardStore>;
