import { expect, it } from 'vitest';
import { openvpnFile } from './openvpnFile.ts';

const profile = 'client\nverb 3\nexplicit-exit-notify 1\nauth-user-pass\n';
const udp = (...ports: (number | [number, number])[]) => [
  { name: 'wireguard', transport: 'udp' as const, ports: [51_820] },
  { name: 'openvpn', transport: 'udp' as const, ports },
];
const tcp = { name: 'openvpn', transport: 'tcp' as const, ports: [443] };

it('has each server once, by its v4 address and first port, and what all files share', () => {
  const servers = [
    { entries: ['2001:db8::1', '192.0.2.1'], protocols: [tcp, ...udp([1194, 1199], 53)] },
    { entries: ['2001:DB8:0::2'], protocols: udp(1195) },
    { entries: ['::ffff:192.0.2.3'], protocols: udp(1196) },
  ];
  expect(openvpnFile(profile, servers)?.split('\n')).toEqual([
    'remote 192.0.2.1 1194 udp',
    'remote 2001:db8::2 1195 udp6',
    'remote 192.0.2.3 1196 udp',
    'remote-random',
    'client',
    'verb 3',
    'explicit-exit-notify 1',
    'auth-user-pass',
    '',
  ]);
});

it('is of TCP alone where no server speaks OpenVPN over UDP', () => {
  const servers = [{ entries: ['192.0.2.1'], protocols: [tcp] }];
  expect(openvpnFile(profile, servers)).toBe('remote 192.0.2.1 443 tcp\nclient\nverb 3\nauth-user-pass\n');
});

it('has no server of another transport', () => {
  const servers = [
    { entries: ['192.0.2.1'], protocols: udp(1194) },
    { entries: ['192.0.2.2'], protocols: [tcp] },
  ];
  expect(openvpnFile(profile, servers)).not.toMatch(/192\.0\.2\.2|remote-random/);
});

it.each([
  ['no server', []],
  ['a server without a port', [{ entries: ['192.0.2.1'], protocols: udp() }]],
  ['another protocol', [{ entries: ['192.0.2.1'], protocols: udp(1194).slice(0, 1) }]],
])('is none of %s', (_name, servers) => {
  expect(openvpnFile(profile, servers)).toBeUndefined();
});
