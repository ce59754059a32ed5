import { type AddressClass, classifyAddress } from './classifyAddress.ts';
import { formatIp, parseIp } from './ipAddress.ts';

/** Where an address comes from: the device itself, a STUN server, a peer, a relay. */
export type CandidateKind = 'host' | 'srflx' | 'prflx' | 'relay';

/** One line of ICE (RFC 8839, 5.1), and what its address is. */
export interface Candidate extends AddressClass {
  /** As the browser gave it. */
  line: string;
  /** Canonical spelling, or the name of mDNS. */
  address: string;
  port: number;
  protocol: 'udp' | 'tcp';
  kind: CandidateKind;
}

const kinds: readonly string[] = ['host', 'srflx', 'prflx', 'relay'];

/**
 * The candidates of one line: its own address, and the related one (`raddr`) where a browser gives away
 * more with it. Empty for any other line.
 */
export function parseCandidate(text: string): Candidate[] {
  const line = text.trim().replace(/^a=/, '');
  const fields = line.replace(/^candidate:/, '').split(/\s+/);
  const [, , protocol = '', , address = '', port = '', typ, kind = ''] = fields;
  if (!line.startsWith('candidate:') || typ !== 'typ' || !kinds.includes(kind)) return [];
  const transport = protocol.toLowerCase();
  if (transport !== 'udp' && transport !== 'tcp') return [];
  const found = (value: string, at: string, as: CandidateKind): Candidate[] => {
    const sort = classifyAddress(value);
    if (!sort) return [];
    const parsed = parseIp(value);
    return [
      {
        ...sort,
        line,
        address: parsed ? formatIp(parsed) : value,
        port: Number(at) || 0,
        protocol: transport,
        kind: as,
      },
    ];
  };
  const relatedAt = fields.indexOf('raddr');
  const related =
    relatedAt < 0 ? [] : found(fields[relatedAt + 1] ?? '', fields[relatedAt + 3] ?? '', 'host');
  return [
    ...found(address, port, kind as CandidateKind),
    // Browsers that hide it write 0.0.0.0 or ::.
    ...related.filter(({ range }) => range !== 'unspecified'),
  ];
}

/** The candidates of many lines, each address once per kind and protocol. */
export function parseCandidates(lines: readonly string[]): Candidate[] {
  const seen = new Map<string, Candidate>();
  for (const candidate of lines.flatMap(parseCandidate)) {
    const key = `${candidate.address} ${candidate.kind} ${candidate.protocol}`;
    if (!seen.has(key)) seen.set(key, candidate);
  }
  return [...seen.values()];
}
