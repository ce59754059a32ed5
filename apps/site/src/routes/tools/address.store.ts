import type { AddressFacts, ErrorName, ipLookup } from '@tern/contract';
import { parseCandidates, parseIp } from '@tern/domain';
import { proxy } from 'valtio';
import { type Api, errorNameOf } from '../../api/createApi.ts';
import { createCachedValues } from '../../app/cachedValues.store.ts';
import type { GeoInfo, GeoStore } from '../../app/geo.store.ts';
import { latestOnly } from '../../app/latestOnly.ts';
import type { PostedForm } from '../../app/postedForm.ts';
import { gatherCandidates } from './gatherCandidates.ts';

export interface AddressState {
  lookedUp: AddressFacts | null;
  busy: boolean;
  error: ErrorName | 'network' | 'unknown' | null;
  /** The address of each family from WebRTC; undefined while it is gathered. */
  gathered: { ipv4?: string | null; ipv6?: string | null };
}

/** ms for which the facts of an address are shown again without a request. */
const known = 5 * 60_000;

/** The visitor's addresses in both families, and one that is looked up. */
export function createAddressStore(
  api: Api,
  geo: GeoStore,
  {
    gather = gatherCandidates,
    now = Date.now,
    posted,
  }: {
    gather?: typeof gatherCandidates;
    now?: () => number;
    /** The look-up that the page's address asked for. */
    posted?: Extract<PostedForm, { form: 'lookUp' }> | undefined;
  } = {},
) {
  const state = proxy<AddressState>({
    lookedUp: posted?.found ?? null,
    busy: false,
    error: posted?.error ?? null,
    gathered: {},
  });
  const facts = createCachedValues<AddressFacts>(now);
  const requests = latestOnly();

  return {
    state,

    /** Learns the address sites see, then the family that the page was not loaded over. */
    async start() {
      const [settings] = await Promise.all([api.call('toolSettings', {}).catch(() => null), geo.ensure()]);
      const { lines } = await gather({ servers: settings?.stun_servers ?? [] });
      const told = parseCandidates(lines).filter(({ kind, scope }) => kind === 'srflx' && scope === 'public');
      for (const family of ['ipv4', 'ipv6'] as const) {
        state.gathered[family] = told.find((candidate) => candidate.family === family)?.address ?? null;
      }
    },

    async lookUp(ip: string) {
      const isLatest = requests.start();
      state.busy = true;
      state.error = null;
      try {
        let found = facts.get(ip);
        if (!found) {
          found = await api.call('ipLookup', { ip });
          facts.set(ip, found, known);
        }
        if (isLatest()) state.lookedUp = found;
      } catch (error) {
        if (isLatest()) state.error = errorNameOf<typeof ipLookup>(error);
      } finally {
        if (isLatest()) state.busy = false;
      }
    },

    back() {
      requests.cancel();
      state.lookedUp = null;
      state.error = null;
      state.busy = false;
    },
  };
}

/** The address of each family: what the service sees first, then what WebRTC found. */
export function familiesOf(
  info: Pick<GeoInfo, 'user_ip'> | null,
  gathered: AddressState['gathered'],
): AddressState['gathered'] & { throughWebrtc: boolean } {
  const seen = info ? parseIp(info.user_ip) : null;
  const pick = (family: 'ipv4' | 'ipv6') =>
    seen?.family === family ? (info?.user_ip ?? null) : gathered[family];
  const ipv4 = pick('ipv4');
  const ipv6 = pick('ipv6');
  const other = seen?.family === 'ipv4' ? ipv6 : ipv4;
  return { ipv4, ipv6, throughWebrtc: seen !== null && Boolean(other) };
}
