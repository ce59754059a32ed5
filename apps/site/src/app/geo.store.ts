import type { geoInfo, OutputOf } from '@tern/contract';
import { proxy } from 'valtio';
import type { Api } from '../api/createApi.ts';

export type GeoInfo = OutputOf<typeof geoInfo>;

export interface GeoState {
  /** Null until the service has said where the visitor seems to be. */
  info: GeoInfo | null;
  /** Whether the visitor's own address shows: true until it is known (spec section 3, geo info). */
  is_exposed: boolean;
  /** All tries have failed. */
  failed: boolean;
}

const pause = 1000;
const tries = 10;

/** Where the visitor seems to be: requested at start, given to `save` whenever it is set (spec sections 3 and 4). */
export function createGeoStore(api: Api, save?: (info: GeoInfo) => void) {
  const state = proxy<GeoState>({ info: null, is_exposed: true, failed: false });
  let loading: Promise<GeoInfo | null> | null = null;

  const fetchGeo = async (signal?: AbortSignal): Promise<GeoInfo> => {
    const info = await api.call('geoInfo', {}, signal ? { signal } : {});
    state.info = info;
    state.is_exposed = info.is_exposed;
    state.failed = false;
    save?.(info);
    return info;
  };

  return {
    state,

    /** Requests until there is a response: every second, ten times (spec section 9). Null when there is none. */
    ensure(): Promise<GeoInfo | null> {
      if (state.info) return Promise.resolve(state.info);
      loading ??= (async () => {
        for (let left = tries; left > 0; left -= 1) {
          try {
            return await fetchGeo();
          } catch {
            if (left > 1) await new Promise((done) => setTimeout(done, pause));
          }
        }
        state.failed = true;
        return null;
      })().finally(() => {
        loading = null;
      });
      return loading;
    },

    /** Requests once more: addresses change when a VPN goes on. Null when the service does not respond. */
    refresh: (signal?: AbortSignal): Promise<GeoInfo | null> => fetchGeo(signal).catch(() => null),
  };
}

export type GeoStore = ReturnType<typeof createGeoStore>;
