import { leakCases, leakVerdict } from '@tern/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gatherCandidates } from './gatherCandidates.ts';

interface Script {
  /** ms and line; null ends the gathering. */
  candidates?: [at: number, line: string | null][];
  errorAt?: number;
  offer?: () => Promise<unknown>;
  throws?: boolean;
}

const closed = vi.fn();
const host = 'candidate:1 1 udp 2122260223 a1b2.local 51472 typ host';
const srflx = 'candidate:2 1 udp 1677729535 203.0.113.24 51472 typ srflx raddr 0.0.0.0 rport 0';

/** A browser that does as the script of each server says. */
function browser(scripts: Record<string, Script>): typeof RTCPeerConnection {
  return class {
    iceGatheringState = 'new';
    onicecandidate: ((event: unknown) => void) | null = null;
    onicecandidateerror: ((event: unknown) => void) | null = null;
    onicegatheringstatechange: (() => void) | null = null;
    script: Script;
    constructor({ iceServers = [] }: RTCConfiguration) {
      this.script = scripts[String(iceServers[0]?.urls ?? '')] ?? {};
      if (this.script.throws) throw new DOMException('off', 'NotAllowedError');
    }
    createDataChannel() {}
    createOffer() {
      return this.script.offer ? this.script.offer() : Promise.resolve({ sdp: 'a=ice-ufrag:x' });
    }
    async setLocalDescription() {
      for (const [at, line] of this.script.candidates ?? []) {
        setTimeout(() => {
          if (line === null) this.iceGatheringState = 'complete';
          this.onicecandidate?.({ candidate: line === null ? null : { candidate: line } });
        }, at);
      }
      const { errorAt } = this.script;
      if (errorAt !== undefined) {
        setTimeout(() => this.onicecandidateerror?.({ errorCode: 701 }), errorAt);
      }
    }
    close() {
      closed();
    }
  } as unknown as typeof RTCPeerConnection;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

async function gather(scripts: Record<string, Script>, servers = ['stun:a', 'stun:b']) {
  const started = Date.now();
  const onProgress = vi.fn();
  const gathering = gatherCandidates({ servers, Peer: browser(scripts), onProgress });
  await vi.runAllTimersAsync();
  return { ...(await gathering), ms: Date.now() - started, onProgress };
}
const answers: Script = {
  candidates: [
    [5, host],
    [20, srflx],
    [120, null],
  ],
};
const silent: Script = { candidates: [[5, host]] };

describe('gathering', () => {
  it('ends as soon as every server is through', async () => {
    const found = await gather({ 'stun:a': answers, 'stun:b': answers });
    expect(found).toMatchObject({
      api: 'works',
      complete: true,
      servers: [
        { url: 'stun:a', state: 'answered' },
        { url: 'stun:b', state: 'answered' },
      ],
    });
    expect(found.lines).toHaveLength(4);
    expect(found.onProgress).toHaveBeenLastCalledWith(found.lines, 2);
    expect(closed).toHaveBeenCalledTimes(2);
  });

  it('waits five seconds for a silent server, and keeps what the other said', async () => {
    const found = await gather({ 'stun:a': answers, 'stun:b': silent });
    expect(found.servers.map(({ state }) => state)).toEqual(['answered', 'silent']);
    expect(found.complete).toBe(false);
    expect(leakVerdict({ ...leakCases.leakIpv4.run, ...found }).name).toBe('leak');
  });

  it('knows a server that is down from one that has nothing new to tell', async () => {
    const down: Script = {
      candidates: [
        [5, host],
        [200, null],
      ],
      errorAt: 100,
    };
    const quiet: Script = {
      candidates: [
        [5, host],
        [200, null],
      ],
    };
    const found = await gather({ 'stun:a': down, 'stun:b': quiet });
    expect(found.servers.map(({ state }) => state)).toEqual(['failed', 'answered']);
  });

  it('gathers the device alone when no server is configured', async () => {
    const found = await gather({ '': { candidates: [[5, host]] } }, []);
    expect(found).toMatchObject({ servers: [], lines: [host] });
  });

  it.each([
    ['throws when it is made', { throws: true }],
    ['refuses an offer', { offer: () => Promise.reject(new Error('no')) }],
    ['gives an empty offer', { offer: () => Promise.resolve({}) }],
    ['never gives an offer', { offer: () => new Promise(() => {}) }],
  ] as [string, Script][])('calls a WebRTC that %s stubbed', async (_what, script) => {
    const found = await gather({ 'stun:a': script, 'stun:b': script });
    expect(found.api).toBe('stubbed');
    expect(leakVerdict({ ...leakCases.blockedStub.run, ...found }).name).toBe('blocked');
  });

  it('calls it missing where there is none', async () => {
    expect(await gatherCandidates({ servers: ['stun:a'], Peer: null as never })).toMatchObject({
      api: 'missing',
    });
  });

  it('takes nothing in after the clock has ended it', async () => {
    const late: Script = {
      candidates: [
        [5, host],
        [6000, srflx],
      ],
    };
    const found = await gather({ 'stun:a': late }, ['stun:a']);
    expect(found.lines).toEqual([host]);
  });
});
