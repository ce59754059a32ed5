import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { openvpnProfile } from './openvpnProfile.ts';

const pem = (label: string, body = 'TWFkZSB1cA==') => [
  `-----BEGIN ${label}-----`,
  body,
  `-----END ${label}-----`,
];
const ca = ['<ca>', '# Made up.', ...pem('CERTIFICATE'), ...pem('CERTIFICATE'), '</ca>'];
const start = ['client', 'dev tun', 'auth-user-pass', 'remote-cert-tls server'];
const accepts = (...lines: string[]) => v.is(openvpnProfile, lines.join('\n'));
const takes = (...lines: string[]) => accepts(...start, ...lines, ...ca, '');

describe('the part that OpenVPN files share', () => {
  it('may have what a client needs', () => {
    const key = pem('OpenVPN Static key V1', '0123456789abcdef0123456789abcdef');
    expect(
      takes(
        ...['# Shared by all files.', '; and this', '', 'nobind', 'persist-key', 'persist-tun'],
        ...['verify-x509-name servers.example name-prefix', 'data-ciphers AES-256-GCM:CHACHA20-POLY1305'],
        ...['data-ciphers-fallback AES-256-CBC', 'cipher AES-256-GCM', 'auth SHA512', 'auth-nocache'],
        ...['tls-version-min 1.2 or-highest', 'tls-cipher TLS-ECDHE-RSA-WITH-AES-256-GCM-SHA384'],
        ...[
          'key-direction 1',
          'reneg-sec 0',
          'ping 10',
          'ping-restart 60',
          'keepalive 10 60',
          'tun-mtu 1500',
        ],
        ...['mssfix', 'verb 3', 'mute 20', 'explicit-exit-notify 1', 'resolv-retry infinite'],
        ...['<tls-auth>', ...key, '</tls-auth>', '<tls-crypt>', ...key, '</tls-crypt>'],
        ...['<tls-crypt-v2>', ...pem('OpenVPN tls-crypt-v2 client key'), '</tls-crypt-v2>'],
      ),
    ).toBe(true);
  });

  it.each([...start.keys()])('is nothing without its needed line %i', (left) => {
    expect(accepts(...start, ...ca)).toBe(true);
    expect(accepts(...start.toSpliced(left, 1), ...ca)).toBe(false);
  });

  it('is nothing without an authority', () => {
    expect(accepts(...start)).toBe(false);
  });

  it.each([
    // Programs and other code.
    ...['up /bin/sh', 'down /bin/sh', 'route-up /bin/sh', 'route-pre-down x', 'ipchange x', 'tls-verify x'],
    ...['auth-user-pass-verify x via-env', 'client-connect x', 'learn-address x', 'script-security 2'],
    ...['plugin evil.so', 'engine x', 'providers x', 'pkcs11-providers x', 'iproute x', 'dev-node x'],
    ...['setenv LD_PRELOAD x', 'setenv-safe a b', 'tmp-dir /tmp', 'management 127.0.0.1 1', 'up-restart'],
    // Files.
    ...['config x', 'ca ca.crt', 'cert x', 'key x', 'pkcs12 x', 'auth-user-pass /etc/passwd', 'askpass x'],
    ...['tls-auth ta.key 1', 'tls-crypt x', 'log x', 'log-append x', 'status x', 'writepid x', 'secret x'],
    ...['capath x', 'crl-verify x', 'cd /', 'chroot /', 'replay-persist x', 'http-proxy-user-pass x'],
    // Where the connection goes.
    ...['remote 192.0.2.1 1194 udp', 'proto tcp', 'port 1194', 'rport 1194', 'lport 1', 'local 192.0.2.1'],
    ...[
      'remote-random',
      'http-proxy 192.0.2.1 8080',
      'socks-proxy 192.0.2.1',
      'route 192.0.2.0',
      '<connection>',
    ],
    ...['dhcp-option DNS 192.0.2.1', 'daemon', 'user root', 'dev tap', 'dev ../tun'],
    // Nothing that encrypts.
    ...['cipher none', 'auth none', 'data-ciphers AES-256-GCM:none', 'cipher NONE', 'tls-version-min 1.0'],
    // Other ways to write a directive.
    ...[
      '--up x',
      ' up x',
      '\tup x',
      'UP x',
      'verb 3 ',
      'verb  3',
      'verb "3"',
      'verb 3 # x',
      'verb\t3',
      'nobind x',
    ],
    ...['verb 3\r', 'verb 3\u0000', 'verb 3\u2028up x', 'verb \\3', 'constructor', '__proto__ x'],
    // The end of a line that is too long is a line of its own.
    `#${' '.repeat(254)}up /bin/sh`,
  ])('has no line %j', (line) => {
    expect(takes(line)).toBe(false);
  });

  it.each([
    ['twice', ['verb 3', 'verb 3']],
    ['a private key', ['<key>', ...pem('PRIVATE KEY'), '</key>']],
    ['keys in PKCS #12', ['<pkcs12>', 'TWFkZSB1cA==', '</pkcs12>']],
    ['a certificate of a client', ['<cert>', ...pem('CERTIFICATE'), '</cert>']],
    ['a name and a password', ['<auth-user-pass>', 'name', 'password', '</auth-user-pass>']],
    ['a private key in another block', ['<tls-crypt>', ...pem('PRIVATE KEY'), '</tls-crypt>']],
    ['a block without an end', ['<tls-crypt>', ...pem('OpenVPN Static key V1')]],
    ['a block of nothing', ['<tls-crypt>', '</tls-crypt>']],
    ['an end alone', ['</tls-crypt>']],
    [
      'an end with more behind it',
      ['<tls-crypt>', ...pem('OpenVPN Static key V1'), '</tls-crypt>x', 'up /bin/sh', '</tls-crypt>'],
    ],
    ['an end in PEM', ['<tls-crypt>', '-----BEGIN OpenVPN Static key V1-----', '</tls-crypt>']],
  ])('has no %s', (_name, lines) => {
    expect(takes(...lines)).toBe(false);
  });

  it('has 20,000 characters at most', () => {
    const lines = Array<string>(200).fill(`#${'x'.repeat(99)}`);
    expect(takes(...lines)).toBe(false);
    expect(takes(...lines.slice(0, 190))).toBe(true);
  });
});
