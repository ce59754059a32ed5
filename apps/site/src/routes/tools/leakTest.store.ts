import type { OutputOf, toolSettings } from '@tern/contract';
import {
  isInNetworks,
  type LeakBaseline,
  type LeakRun,
  type LeakVerdict,
  leakBaseline,
  leakVerdict,
  parseCandidates,
  parseIp,
} from '@tern/domain';
import { proxy, ref } from 'valtio';
import type { Api } from '../../api/createApi.ts';
import type { GeoStore } from '../../app/geo.store.ts';
import { track } from '../../boot/track.ts';
import { gatherCandidates } from './gatherCandidates.ts';

/** `single`: judged against our exits. `compare`: against a baseline that was taken without the VPN. */
export type LeakMode = 'single' | 'compare';

export interface LeakTestState {
  status: 'idle' | 'running' | 'done';
  mode: LeakMode;
  /** 0 to 1. */
  progress: number;
  /** The address sites see. */
  seen: string | null;
  /** Public addresses found so far. */
  found: readonly string[];
  verdict: LeakVerdict | null;
  lines: readonly string[];
  /** STUN servers that were queried. */
  servers: number;
  /** ms from the start to the verdict. */
  took: number;
  /** Addresses without the VPN; they stay in this document. */
  baseline: LeakBaseline | null;
  /** The baseline was refused: our VPN is on already. */
  baselineRefused: boolean;
}

export interface LeakTestOptions {
  gather?: typeof gatherCandidates;
  now?: () => number;
  /** ms until the clock ends the gathering. */
  limit?: number;
}

const nothing: OutputOf<typeof toolSettings> = { stun_servers: [], exits: [], dns_zone: null };

/** The WebRTC leak test (decisions: Leak test). Addresses go to the STUN servers and nowhere else. */
export function createLeakTestStore(api: Api, geo: GeoStore, options: LeakTestOptions = {}) {
  const { gather = gatherCandidates, now = () => performance.now(), limit = 5000 } = options;
  const state = proxy<LeakTestState>({
    status: 'idle',
    mode: 'single',
    progress: 0,
    seen: null,
    found: [],
    verdict: null,
    lines: [],
    servers: 0,
    took: 0,
    baseline: null,
    baselineRefused: false,
  });

  const reset = () => {
    state.status = 'idle';
    state.progress = 0;
    state.found = [];
    state.verdict = null;
    state.lines = [];
  };

  async function measure(): Promise<LeakRun> {
    const started = now();
    const clock = setInterval(() => {
      state.progress = Math.max(state.progress, Math.min(0.95, (now() - started) / limit));
    }, 100);
    try {
      const signal = AbortSignal.timeout(limit);
      const refreshed = geo.refresh(signal);
      const settings = await api.call('toolSettings', {}, { signal }).catch(() => nothing);
      state.servers = settings.stun_servers.length;
      const gathering = await gather({
        servers: settings.stun_servers,
        limit,
        onProgress(lines, finished) {
          state.lines = ref([...lines]);
          state.found = ref(publicAddresses(lines));
          const share = finished / Math.max(1, settings.stun_servers.length);
          state.progress = Math.max(state.progress, Math.min(0.95, share));
        },
      });
      const info = await refreshed;
      state.seen = info?.user_ip || null;
      return { ...gathering, seen: state.seen, exits: settings.exits };
    } finally {
      clearInterval(clock);
      state.took = now() - started;
    }
  }

  return {
    state,

    setMode(mode: LeakMode) {
      if (state.status === 'running' || mode === state.mode) return;
      reset();
      state.mode = mode;
      state.baseline = null;
      state.baselineRefused = false;
    },

    /** Runs the test; in the comparing mode the first run takes the baseline. */
    async run() {
      if (state.status === 'running') return;
      reset();
      state.status = 'running';
      const run = await measure();
      const takesBaseline = state.mode === 'compare' && !state.baseline;
      const verdict = leakVerdict(run, state.baseline ?? undefined);
      state.progress = 1;
      state.lines = ref([...run.lines]);
      state.found = ref([...verdict.offered]);
      state.verdict = ref(verdict);
      track('leak_verdict', { verdict: verdict.name });
      state.status = 'done';
      const seen = run.seen === null ? null : parseIp(run.seen);
      if (!takesBaseline || !seen) return;
      // On an exit of ours there is nothing of the visitor's to compare with.
      state.baselineRefused = isInNetworks(seen, run.exits);
      if (state.baselineRefused) return;
      state.baseline = ref(leakBaseline(run));
      state.verdict = null;
      state.status = 'idle';
    },

    /** Forgets the baseline, to take another. */
    startOver() {
      reset();
      state.baseline = null;
      state.baselineRefused = false;
    },
  };
}

export type LeakTestStore = ReturnType<typeof createLeakTestStore>;

const publicAddresses = (lines: readonly string[]) => [
  ...new Set(
    parseCandidates(lines)
      .filter(({ scope }) => scope === 'public')
      .map(({ address }) => address),
  ),
];
