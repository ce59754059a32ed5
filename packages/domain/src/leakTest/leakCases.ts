import type { InconclusiveReason, LeakBaseline, LeakRun, LeakVerdictName } from './leakVerdict.ts';

/** A run as a browser recorded it, addresses replaced by those for documentation, and what is right to say. */
export interface LeakCase {
  title: string;
  run: LeakRun;
  baseline?: LeakBaseline;
  verdict: LeakVerdictName;
  reason?: InconclusiveReason;
  leaked?: readonly string[];
}

const exits = ['198.51.100.0/24', '2001:db8:e::/48'];
const stun = (...states: LeakRun['servers'][number]['state'][]): LeakRun['servers'] =>
  states.map((state, index) => ({ url: `stun:stun${index + 1}.tern.example:3478`, state }));

const both = stun('answered', 'answered');
const onTern: LeakRun = {
  api: 'works',
  lines: [],
  servers: both,
  complete: true,
  seen: '198.51.100.7',
  exits,
};
const withoutVpn: LeakRun = { ...onTern, seen: '203.0.113.24' };
/** Another company's exit: not in our list. */
const onOther: LeakRun = { ...onTern, seen: '192.0.2.50' };

const mdns =
  'candidate:2999745851 1 udp 2122260223 1b4f0f3e-7c9d-4b53-9a0e-2a4c1b7d9f10.local 51472 typ host generation 0 ufrag 4tT9 network-cost 999';
const mdns6 =
  'candidate:3465902108 1 udp 2122197247 8c2d1e90-51ab-4a0f-8f5f-6d2b7c4e1a22.local 51473 typ host generation 0 ufrag 4tT9 network-cost 999';
const mdnsTcp =
  'candidate:4233069003 1 tcp 1518280447 1b4f0f3e-7c9d-4b53-9a0e-2a4c1b7d9f10.local 9 typ host tcptype active generation 0 ufrag 4tT9 network-cost 999';
const srflx = (address: string, related = '0.0.0.0') =>
  `candidate:842163049 1 udp 1677729535 ${address} 51472 typ srflx raddr ${related} rport ${related === '0.0.0.0' ? 0 : 51472} generation 0 ufrag 4tT9 network-cost 999`;
const srflx6 = (address: string) =>
  `candidate:1034290651 1 udp 1677732095 ${address} 51473 typ srflx raddr :: rport 0 generation 0 ufrag 4tT9 network-cost 999`;
const host = (address: string, protocol = 'udp') =>
  `candidate:1 1 ${protocol} 2122252543 ${address} ${protocol === 'tcp' ? 9 : 51472} typ host${protocol === 'tcp' ? ' tcptype active' : ''}`;

const home4 = '203.0.113.24';
const home6 = '2001:db8:85a3:8d3:1319:8a2e:370:7348';
const exit4 = '198.51.100.7';
const exit6 = '2001:db8:e:1::7';

/** The recorded runs that the verdict is held against; the workbench shows those that look different. */
export const leakCases = {
  protectedMdns: {
    title: 'On the VPN: a hidden name and the address of the exit',
    run: { ...onTern, lines: [mdns, mdnsTcp, srflx(exit4)] },
    verdict: 'protected',
  },
  protectedBothFamilies: {
    title: 'On the VPN: both families leave through the exit',
    run: { ...onTern, lines: [mdns, mdns6, srflx(exit4), srflx6(exit6)] },
    verdict: 'protected',
  },
  protectedOtherExit: {
    title: 'On the VPN: UDP leaves through another exit of ours than HTTP',
    run: { ...onTern, lines: [mdns, srflx('198.51.100.81')] },
    verdict: 'protected',
  },
  protectedTunnelAddress: {
    title: 'On the VPN: the private address of the tunnel shows',
    run: { ...onTern, lines: [host('10.8.0.2'), srflx(exit4, '10.8.0.2')] },
    verdict: 'protected',
  },
  protectedMdnsOnly: {
    title: 'On the VPN: hidden names only, the servers answered with nothing new',
    run: { ...onTern, lines: [mdns, mdns6] },
    verdict: 'protected',
  },
  protectedOneServerDown: {
    title: 'On the VPN: one of two servers is down',
    run: { ...onTern, servers: stun('answered', 'failed'), lines: [mdns, srflx(exit4)] },
    verdict: 'protected',
  },
  protectedOneServerSlow: {
    title: 'On the VPN: one of two servers is silent until the clock ends the test',
    run: {
      ...onTern,
      servers: stun('answered', 'silent'),
      complete: false,
      lines: [mdns, srflx(exit4)],
    },
    verdict: 'protected',
  },
  protectedSameNetwork6: {
    title: 'On the VPN over IPv6: another address in the /64 of the exit',
    run: { ...onTern, seen: exit6, lines: [mdns6, srflx6('2001:db8:e:1::99'), srflx(exit4)] },
    verdict: 'protected',
  },
  leakBehindIpv4: {
    title: 'IPv6 goes around the tunnel, IPv4 does not',
    run: { ...onTern, lines: [mdns, mdns6, srflx(exit4), srflx6(home6)] },
    verdict: 'leak',
    leaked: [home6],
  },
  leakIpv4: {
    title: 'UDP goes around the tunnel',
    run: { ...onTern, lines: [mdns, srflx(home4)] },
    verdict: 'leak',
    leaked: [home4],
  },
  leakBothFamilies: {
    title: 'Both kinds of address go around the tunnel',
    run: { ...onTern, lines: [mdns, mdns6, srflx(home4), srflx6(home6)] },
    verdict: 'leak',
    leaked: [home4, home6],
  },
  leakPublicHost: {
    title: 'The device has a public address and shows it',
    run: { ...onTern, lines: [host(home4), srflx(exit4)] },
    verdict: 'leak',
    leaked: [home4],
  },
  leakPublicHost6: {
    title: 'The device shows its own IPv6 address, no server needed',
    run: {
      ...onTern,
      servers: stun('failed', 'failed'),
      lines: [host(`[${home6}]`), host('fe80::1c2f:9aff:fe01:2b3c')],
    },
    verdict: 'leak',
    leaked: [home6],
  },
  leakRelated: {
    title: 'The related address of an answer gives the public address away',
    run: { ...onTern, lines: [srflx(exit4, home4)] },
    verdict: 'leak',
    leaked: [home4],
  },
  leakTcp: {
    title: 'A TCP candidate carries the public address',
    run: { ...onTern, lines: [mdns, host(home4, 'tcp'), srflx(exit4)] },
    verdict: 'leak',
    leaked: [home4],
  },
  leakWhileSlow: {
    title: 'A leak shows before the clock ends the test',
    run: {
      ...onTern,
      servers: stun('answered', 'silent'),
      complete: false,
      lines: [mdns, srflx(home4)],
    },
    verdict: 'leak',
    leaked: [home4],
  },
  leakBehindOtherVpn: {
    title: 'Behind the VPN of somebody else: WebRTC shows another address of the same family',
    run: { ...onOther, lines: [mdns, srflx(home4)] },
    verdict: 'leak',
    leaked: [home4],
  },
  leakMapped: {
    title: 'IPv4 written as IPv6',
    run: { ...onTern, lines: [mdns, srflx6(`::ffff:${home4}`)] },
    verdict: 'leak',
    leaked: [home4],
  },
  exposed: {
    title: 'No VPN: WebRTC shows what sites see',
    run: { ...withoutVpn, lines: [mdns, srflx(home4)] },
    verdict: 'exposed',
  },
  exposedBothFamilies: {
    title: 'No VPN: sites see IPv4, WebRTC shows IPv6 as well',
    run: { ...withoutVpn, lines: [mdns, mdns6, srflx(home4), srflx6(home6)] },
    verdict: 'exposed',
  },
  exposedCarrier: {
    title: 'No VPN, behind the address translation of a carrier',
    run: { ...withoutVpn, lines: [host('100.72.14.9'), srflx(home4, '100.72.14.9')] },
    verdict: 'exposed',
  },
  exposedRotatedIpv6: {
    title: 'No VPN: a second temporary IPv6 address of the same household',
    run: { ...withoutVpn, seen: '2001:db8:85a3:8d3::a1', lines: [mdns6, srflx6(home6), srflx(home4)] },
    verdict: 'exposed',
  },
  exposedNoServer: {
    title: 'No VPN, and no server answers',
    run: { ...withoutVpn, servers: stun('failed', 'silent'), complete: false, lines: [mdns] },
    verdict: 'exposed',
  },
  localOnly: {
    title: 'On the VPN: local, carrier and link-local addresses only',
    run: {
      ...onTern,
      lines: [
        host('192.168.1.20'),
        host('100.101.102.103'),
        host('fd12:3456:789a::1'),
        host('fe80::1'),
        host('169.254.12.1'),
        srflx(exit4, '192.168.1.20'),
      ],
    },
    verdict: 'protected',
  },
  blockedNothing: {
    title: 'The browser gathers nothing: non-proxied UDP is off',
    run: { ...onTern, lines: [] },
    verdict: 'blocked',
  },
  blockedStub: {
    title: 'An extension put an empty shell in place of WebRTC',
    run: { ...onTern, api: 'stubbed', servers: stun('silent', 'silent'), complete: false, lines: [] },
    verdict: 'blocked',
  },
  unsupported: {
    title: 'The browser has no WebRTC',
    run: { ...onTern, api: 'missing', servers: [], lines: [] },
    verdict: 'unsupported',
  },
  allServersDown: {
    title: 'On the VPN: no server answers, only hidden names show',
    run: { ...onTern, servers: stun('failed', 'failed'), lines: [mdns, mdnsTcp] },
    verdict: 'inconclusive',
    reason: 'no-answer',
  },
  tooSlow: {
    title: 'Nothing arrives in time',
    run: { ...onTern, servers: stun('silent', 'silent'), complete: false, lines: [] },
    verdict: 'inconclusive',
    reason: 'too-slow',
  },
  serviceAway: {
    title: 'The service does not say which address sites see',
    run: { ...onTern, seen: null, lines: [mdns, srflx(home4)] },
    verdict: 'inconclusive',
    reason: 'seen-unknown',
  },
  noServers: {
    title: 'No server is configured',
    run: { ...onTern, servers: [], lines: [mdns] },
    verdict: 'inconclusive',
    reason: 'no-servers',
  },
  garbage: {
    title: 'Lines that are no candidates, and the end-of-candidates line',
    run: { ...onTern, lines: ['', 'candidate:', 'a=end-of-candidates', mdns, srflx(exit4)] },
    verdict: 'protected',
  },
  afterOtherVpn: {
    title: 'Before and after with any VPN: nothing of before is left',
    run: { ...onOther, lines: [mdns, srflx('192.0.2.50'), srflx6('2001:db8:77::5')] },
    baseline: { addresses: [home4, home6] },
    verdict: 'protected',
  },
  afterOtherVpnLeak: {
    title: 'Before and after with any VPN: IPv6 of before is still there',
    run: { ...onOther, lines: [mdns, srflx('192.0.2.50'), srflx6('2001:db8:85a3:8d3::beef')] },
    baseline: { addresses: [home4, home6] },
    verdict: 'leak',
    leaked: ['2001:db8:85a3:8d3::beef'],
  },
  afterNothingChanged: {
    title: 'Before and after: the VPN is not on',
    run: { ...withoutVpn, lines: [mdns, srflx(home4), srflx6(home6)] },
    baseline: { addresses: [home4, home6] },
    verdict: 'exposed',
  },
} satisfies Record<string, LeakCase>;

export type LeakCaseName = keyof typeof leakCases;
