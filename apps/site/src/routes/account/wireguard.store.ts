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
import type { Stores } from '../../app/stores.tsx';
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

/** The keys of the account, as the service lists them and as they change here. */
function createKeyList(api: Pick<Api, 'send'>, { state, clock }: Pick<SenderNeeds, 'state' | 'clock'>) {
  const requests = latestOnly();

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

  /** The key of that id, which the servers do not know any more. */
  function forget(id: string): WireguardKey | undefined {
    requests.cancel();
    const { account } = state;
    const removed = account?.keys.find((key) => key.id === id);
    if (!account || !removed) return undefined;
    account.keys = account.keys.filter((key) => key.id !== id);
    account.used -= 1;
    return removed;
  }

  return { load, put, forget };
}

interface SenderNeeds {
  state: WireguardState;
  clock: () => number;
  load: () => Promise<void>;
  put: (key: WireguardKey) => void;
}

type Failure = NonNullable<WireguardState['error']>;
/** After them the key does not count. Without such a response it may. */
const refusals: ReadonlySet<Failure> = new Set([
  'plan_needed',
  'validation_failed',
  'wireguard_key_refused',
  'wireguard_key_taken',
]);
/** A key that waits goes on waiting. */
const passing: ReadonlySet<Failure> = new Set(['network', 'rate_limited', 'unavailable']);

/** Registers the key of the state, and keeps at it while the servers are silent. */
function createSender(api: Pick<Api, 'send'>, { state, clock, load, put }: SenderNeeds) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sent: Wanted | undefined;

  /** Sends what was wanted, as often as it takes: the service counts a key once. */
  async function send(wanted = sent) {
    const { pair } = state;
    if (!pair || !wanted || state.busy) return;
    sent = wanted;
    clearTimeout(timer);
    state.busy = true;
    state.error = null;
    try {
      const { key, file } = await api.send(wireguardKeyAdd, { public_key: pair.publicKey, ...wanted });
      // Removed meanwhile, or another key has taken its place: the file has lost its private half.
      if (state.pair?.publicKey !== pair.publicKey) return void load();
      put(key);
      state.file = file;
      state.retryAt = null;
    } catch (error) {
      if (state.pair?.publicKey === pair.publicKey) refuse(errorNameOf<typeof wireguardKeyAdd>(error));
    } finally {
      state.busy = false;
    }
  }

  function refuse(name: Failure) {
    // Once it was silent the key may count already: only a clear response ends the tries.
    const isSilent = name === 'provisioning_unavailable' || (state.retryAt !== null && passing.has(name));
    state.retryAt = isSilent ? clock() + pause : null;
    state.error = isSilent ? null : name;
    if (isSilent) timer = setTimeout(() => void send(), pause);
    if (!refusals.has(name)) void load();
  }

  return { send, stop: () => clearTimeout(timer) };
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
  const { load, put, forget } = createKeyList(api, { state, clock });

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
    stop();
    Object.assign(state, { pair, file: null, error: null, retryAt: null });
  }

  const { send, stop } = createSender(api, { state, clock, load, put });

  /** The file of a key that was removed is of no use, and its tries end. */
  function drop(key: WireguardKey | undefined) {
    if (key && key.public_key === state.pair?.publicKey) start(null);
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
    add: (wanted: Wanted) => send(wanted),
    again: () => send(),
    async remove(id: string): Promise<'removed' | 'removing' | 'failed'> {
      try {
        const left = await api.send(wireguardKeyRemove, { key_id: id });
        if (left) put(left);
        drop(left ?? forget(id));
        return left ? 'removing' : 'removed';
      } catch (error) {
        // Another window was faster.
        if (errorNameOf<typeof wireguardKeyRemove>(error) !== 'wireguard_key_unknown') return 'failed';
        drop(forget(id));
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
  };
}

/** It outlives the page: a key that was made is still there when somebody comes back from another part of the account. */
export const wireguardStore = ({ api }: Stores) => createWireguardStore(api);
