import { type IpAddress, isInNetworks, parseIp, sharesPrefix } from './ipAddress.ts';
import { type Candidate, parseCandidates } from './parseCandidate.ts';

/** How one STUN server did. */
export interface ServerOutcome {
  url: string;
  /** `answered`: it reported an address, or the browser finished with it without an error. */
  state: 'answered' | 'failed' | 'silent';
}

/** Everything one run of the test found out. Addresses stay in the page. */
export interface LeakRun {
  /** `missing`: the browser has no WebRTC. `stubbed`: it has the name and nothing behind it. */
  api: 'works' | 'missing' | 'stubbed';
  /** Lines as the browser gave them. */
  lines: readonly string[];
  servers: readonly ServerOutcome[];
  /** Gathering ended by itself, not by the clock. */
  complete: boolean;
  /** The address sites see, as the service reports it; null when it did not respond. */
  seen: string | null;
  /** Addresses and networks of our exits. */
  exits: readonly string[];
}

export type LeakVerdictName = 'protected' | 'exposed' | 'leak' | 'blocked' | 'unsupported' | 'inconclusive';

/**
 * Why there is no verdict. `no-servers`: none is configured. `no-answer`: none responded. `too-slow`: nothing
 * arrived in time. `seen-unknown`: there is nothing to compare with.
 */
export type InconclusiveReason = 'no-servers' | 'no-answer' | 'too-slow' | 'seen-unknown';

/** How an address stands to the one sites see. */
export type AddressStanding = 'hidden' | 'local' | 'seen' | 'exit' | 'own' | 'leaked' | 'unknown';

export interface JudgedCandidate extends Candidate {
  standing: AddressStanding;
}

export interface LeakVerdict {
  name: LeakVerdictName;
  reason?: InconclusiveReason;
  candidates: readonly JudgedCandidate[];
  /** Public addresses that were offered, each once. */
  offered: readonly string[];
  /** Those that give the visitor away. */
  leaked: readonly string[];
  /** STUN servers that did not respond, by address. */
  unanswered: readonly string[];
}

/** A visitor's own addresses, taken without the VPN, to compare with. */
export interface LeakBaseline {
  addresses: readonly string[];
}

/** Addresses of one household differ in the last 64 bits of IPv6 only. */
const isSameNetwork = (a: IpAddress, b: IpAddress) => sharesPrefix(a, b, a.family === 'ipv4' ? 32 : 64);

/** The public addresses of a run without the VPN, the one sites see included. */
export function leakBaseline(run: LeakRun): LeakBaseline {
  const offered = parseCandidates(run.lines)
    .filter(({ scope }) => scope === 'public')
    .map(({ address }) => address);
  return { addresses: [...new Set(run.seen ? [run.seen, ...offered] : offered)] };
}

/**
 * Judges a run (decisions: Leak test). A leak is a public address that is neither the one sites see in the
 * same family nor one of our exits. With a baseline, taken without the VPN, a leak is an address of the
 * baseline: that holds for any VPN.
 */
export function leakVerdict(run: LeakRun, baseline?: LeakBaseline): LeakVerdict {
  const seen = run.seen === null ? null : parseIp(run.seen);
  const own = (baseline?.addresses ?? []).flatMap((text) => parseIp(text) ?? []);
  const isOwn = (address: IpAddress) => own.some((known) => isSameNetwork(known, address));
  const behindExit = seen !== null && isInNetworks(seen, run.exits);
  // Another VPN's exit is not in our list, but after a baseline its address is a new one.
  const exposed = seen !== null && !behindExit && (baseline ? isOwn(seen) : true);

  const judge = (candidate: Candidate): AddressStanding => {
    if (candidate.scope === 'mdns') return 'hidden';
    if (candidate.scope === 'private') return 'local';
    const address = parseIp(candidate.address) as IpAddress;
    if (isInNetworks(address, run.exits)) return seen && isSameNetwork(address, seen) ? 'seen' : 'exit';
    if (!seen) return 'unknown';
    if (isOwn(address)) return exposed ? 'own' : 'leaked';
    if (isSameNetwork(address, seen)) return 'seen';
    // It came with the VPN.
    if (baseline) return 'exit';
    // Without a VPN the other family is simply the visitor's; a second address of the same one is not.
    return exposed && address.family !== seen.family ? 'own' : 'leaked';
  };

  const candidates = parseCandidates(run.lines).map((candidate) => ({
    ...candidate,
    standing: judge(candidate),
  }));
  const addresses = (wanted: (candidate: JudgedCandidate) => boolean) => [
    ...new Set(candidates.filter(wanted).map(({ address }) => address)),
  ];
  const leaked = addresses(({ standing }) => standing === 'leaked');
  const found = {
    candidates,
    offered: addresses(({ scope }) => scope === 'public'),
    leaked,
    unanswered: run.servers.filter(({ state }) => state !== 'answered').map(({ url }) => url),
  };
  const verdict = (name: LeakVerdictName, reason?: InconclusiveReason): LeakVerdict =>
    reason ? { name, reason, ...found } : { name, ...found };

  if (run.api === 'missing') return verdict('unsupported');
  if (leaked.length > 0) return verdict('leak');
  if (run.api === 'stubbed') return verdict('blocked');
  if (candidates.length === 0 && run.complete) return verdict('blocked');
  if (!seen) return verdict('inconclusive', 'seen-unknown');
  if (exposed) return verdict('exposed');
  if (run.servers.length === 0) return verdict('inconclusive', 'no-servers');
  if (run.servers.some(({ state }) => state === 'answered')) return verdict('protected');
  return verdict('inconclusive', candidates.length === 0 ? 'too-slow' : 'no-answer');
}
