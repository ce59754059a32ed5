import type { AddressFacts } from '@tern/contract';
import { type DnsVerdict, dnsVerdict } from '@tern/domain';
import { proxy } from 'valtio';
import type { Api } from '../../api/createApi.ts';
import type { GeoStore } from '../../app/geo.store.ts';
import { gatherCandidates } from './gatherCandidates.ts';

export interface DnsTestState {
  status: 'off' | 'idle' | 'running' | DnsVerdict;
  zone: string | null;
  resolvers: readonly AddressFacts[];
}

/** Names looked up in one run: farms of resolvers query from several addresses. */
const names = 6;
/** ms after which lookups under way have arrived. */
const settle = 1500;

export interface DnsTestOptions {
  gather?: typeof gatherCandidates;
  /** 24 characters, a-z and 0-9. */
  newToken?: () => string;
}

/**
 * The DNS leak test: the browser resolves random names below our zone, the name server reports who queried. The
 * names are looked up as STUN servers: no page of ours may connect to other hosts, and none is connected to.
 */
export function createDnsTestStore(api: Api, geo: GeoStore, options: DnsTestOptions = {}) {
  const { gather = gatherCandidates, newToken = randomToken } = options;
  const state = proxy<DnsTestState>({ status: 'off', zone: null, resolvers: [] });

  return {
    state,

    /** Learns whether the test is set up here. */
    async prepare() {
      const settings = await api.call('toolSettings', {}).catch(() => null);
      state.zone = settings?.dns_zone ?? null;
      if (state.zone && state.status === 'off') state.status = 'idle';
    },

    async run() {
      const { zone } = state;
      if (!zone || state.status === 'running') return;
      state.status = 'running';
      state.resolvers = [];
      const token = newToken();
      const servers = Array.from({ length: names }, (_, index) => `stun:${index + 1}.${token}.${zone}`);
      const [info] = await Promise.all([geo.refresh(), gather({ servers, limit: settle })]);
      const response = await api.call('dnsResolvers', { token }).catch(() => null);
      state.resolvers = response?.resolvers ?? [];
      state.status = dnsVerdict({
        behindExit: info ? !info.is_exposed : null,
        resolvers: state.resolvers,
      });
    },
  };
}

export type DnsTestStore = ReturnType<typeof createDnsTestStore>;

function randomToken(): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz012345';
  return Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => letters[byte & 31]).join('');
}
