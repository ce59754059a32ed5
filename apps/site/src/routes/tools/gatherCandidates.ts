import type { LeakRun, ServerOutcome } from '@tern/domain';

/** The findings in the browser, before the service adds to them. */
export type Gathering = Pick<LeakRun, 'api' | 'lines' | 'servers' | 'complete'>;

export interface GatherOptions {
  /** `stun:host:port`. Without one only the device's own candidates are gathered. */
  servers: readonly string[];
  /** ms until the clock ends it (decisions: Leak test). */
  limit?: number;
  /** Called with every new line and every server that is through. */
  onProgress?: (lines: readonly string[], finished: number) => void;
  /** `RTCPeerConnection` as the browser has it; undefined where it has none. */
  Peer?: typeof RTCPeerConnection | undefined;
}

/** The error code of browsers when a server did not respond (WebRTC, 4.8.1). */
const noResponse = 701;

/**
 * Gathers candidates from every server in a connection of its own, so that it is known which of them
 * responded. Nothing but the STUN requests leaves the page; no call is ever made. Never rejects.
 */
export async function gatherCandidates({
  servers,
  limit = 5000,
  onProgress,
  Peer = globalThis.RTCPeerConnection,
}: GatherOptions): Promise<Gathering> {
  if (typeof Peer !== 'function') return { api: 'missing', lines: [], servers: [], complete: true };
  const lines: string[] = [];
  let finished = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((done) => {
    timer = setTimeout(done, limit, 'late');
  });

  const runs = (servers.length > 0 ? servers : [null]).map((url) =>
    gatherFrom(Peer, url, late, (line) => {
      lines.push(line);
      onProgress?.([...lines], finished);
    }).then((outcome) => {
      finished += 1;
      onProgress?.([...lines], finished);
      return { url, ...outcome };
    }),
  );
  const outcomes = await Promise.all(runs);
  clearTimeout(timer);
  return {
    api: outcomes.every(({ works }) => !works) ? 'stubbed' : 'works',
    lines,
    servers: outcomes.flatMap(({ url, state }) => (url === null ? [] : [{ url, state }])),
    complete: outcomes.every(({ complete }) => complete),
  };
}

interface Outcome {
  works: boolean;
  complete: boolean;
  state: ServerOutcome['state'];
}

async function gatherFrom(
  Peer: typeof RTCPeerConnection,
  url: string | null,
  late: Promise<'late'>,
  onLine: (line: string) => void,
): Promise<Outcome> {
  let connection: RTCPeerConnection | undefined;
  const found = { answered: false, failed: false, works: false };
  let open = true;
  try {
    const peer = new Peer({ iceServers: url === null ? [] : [{ urls: url }] });
    connection = peer;
    const through = new Promise<'complete'>((done) => {
      peer.onicecandidate = ({ candidate }) => {
        if (!open) return;
        if (!candidate) return done('complete');
        // Firefox ends each stream with an empty line.
        if (!candidate.candidate) return;
        if (/ typ srflx /.test(`${candidate.candidate} `)) found.answered = true;
        onLine(candidate.candidate);
      };
      peer.onicegatheringstatechange = () => {
        if (peer.iceGatheringState === 'complete') done('complete');
      };
      peer.onicecandidateerror = ({ errorCode }) => {
        if (errorCode >= noResponse) found.failed = true;
      };
    });
    const gathering = (async () => {
      peer.createDataChannel('');
      const offer = await peer.createOffer();
      // A shell that only looks like WebRTC gives an offer without credentials.
      if (!/a=ice-ufrag:/.test(offer?.sdp ?? '')) throw new TypeError('No offer');
      await peer.setLocalDescription(offer);
      found.works = true;
      return through;
    })();
    const complete = (await Promise.race([gathering, late])) === 'complete';
    return {
      works: found.works,
      complete,
      // A server without a new candidate is through without an error.
      state: found.answered || (complete && !found.failed) ? 'answered' : found.failed ? 'failed' : 'silent',
    };
  } catch {
    return { works: false, complete: true, state: 'silent' };
  } finally {
    open = false;
    try {
      connection?.close();
    } catch {
      // A shell may have no such method.
    }
  }
}
