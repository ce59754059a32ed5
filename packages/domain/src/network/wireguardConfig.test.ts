import { describe, expect, it } from 'vitest';
import { wireguardConfig } from './wireguardConfig.ts';

const key = `${'A'.repeat(43)}=`;
const tunnel = {
  privateKey: key,
  addresses: ['10.64.0.17/32', 'fd00::11/128'],
  dns: ['10.64.0.1'],
  peer: { host: 'se-sto-001.servers.example', port: 51820, publicKey: key },
};

describe('a WireGuard configuration', () => {
  it('sends all traffic through the tunnel', () => {
    expect(wireguardConfig(tunnel)).toBe(`[Interface]
PrivateKey = ${key}
Address = 10.64.0.17/32, fd00::11/128
DNS = 10.64.0.1

[Peer]
PublicKey = ${key}
AllowedIPs = 0.0.0.0/0, ::/0
Endpoint = se-sto-001.servers.example:51820
`);
  });

  it('keeps a place for a private key that only its owner has, and leaves out name servers that are not given', () => {
    const text = wireguardConfig({ ...tunnel, privateKey: null, dns: [] });
    expect(text).toContain('PrivateKey = YOUR_PRIVATE_KEY\n');
    expect(text).not.toContain('DNS');
  });

  it('puts an address of version 6 into brackets', () => {
    expect(wireguardConfig({ ...tunnel, peer: { ...tunnel.peer, host: '2001:db8::7' } })).toContain(
      'Endpoint = [2001:db8::7]:51820\n',
    );
  });

  it.each([
    ['a host', { peer: { ...tunnel.peer, host: 'a.example:1\nPostUp = reboot' } }],
    ['a key', { peer: { ...tunnel.peer, publicKey: `${key} # ` } }],
    ['an address', { addresses: ['10.0.0.1/32\r\nPostUp = reboot'] }],
    ['a name server', { dns: ['10.0.0.1; reboot'] }],
  ])('takes no second setting with %s', (_what, change) => {
    expect(() => wireguardConfig({ ...tunnel, ...change })).toThrow('characters');
  });
});
