import * as v from 'valibot';
import { expect, it } from 'vitest';
import { fileAnswer, usageAnswer } from './provisionAnswers.ts';
import { provisionConfig } from './provisionConfig.ts';

const url = 'https://keys.example/provision';
const problems = (given: Record<string, string>, production = true) => {
  const result = v.safeParse(provisionConfig({ production, sandbox: !production }), given);
  return result.success ? [] : result.issues.map(({ message }) => message);
};

it('is an address and a token, which production needs', () => {
  const both = { PROVISION_URL: `${url}/`, PROVISION_TOKEN: 'secret' };
  expect(problems(both)).toEqual([]);
  expect(v.parse(provisionConfig({ production: true, sandbox: false }), both)).toEqual({
    provision: { url, token: 'secret' },
  });
  expect(problems({})).toEqual([]);
  expect(problems({ PROVISION_URL: url })).toEqual(['PROVISION_URL needs PROVISION_TOKEN in production.']);
  expect(problems({ PROVISION_URL: url }, false)).toEqual([]);
});

it('is an address that paths can be put at the end of, with TLS', () => {
  const of = (address: string) => problems({ PROVISION_URL: address, PROVISION_TOKEN: 'secret' });
  expect(of('http://keys.example')).toEqual([expect.stringContaining('https://')]);
  for (const address of [`${url}?a=b`, `${url}#a`, 'https://name:password@keys.example'])
    expect(of(address), address).toEqual([expect.stringContaining('at its end')]);
  expect(problems({ PROVISION_URL: url, PROVISION_TOKEN: 'se cret' })).toEqual([
    'PROVISION_TOKEN has only visible ASCII characters.',
  ]);
});

const good = {
  addresses: ['10.64.0.17/32', 'fd00::1/128'],
  dns: ['10.64.0.1', '::1'],
  peers: ['jp-tyo', 'ch-zrh'].map((city) => ({
    city,
    server: `${city}-001`,
    public_key: 'HIgo9xNzJMWLKASShiTqIybxZ0U3wGLiUeJ1PKf8ykw=',
    host: `${city}-001.servers.example`,
    port: 51_820,
  })),
};
const isTaken = (answer: unknown) => v.safeParse(fileAnswer(['jp-tyo', 'ch-zrh']), answer).success;
const withPeer = (change: object) => ({ ...good, peers: [{ ...good.peers[0], ...change }, good.peers[1]] });

it('takes what a host says of a file only in its exact form', () => {
  expect(isTaken(good)).toBe(true);
  for (const host of ['192.0.2.1', '2001:db8::1', 'a.example', 'A-1'])
    expect(isTaken(withPeer({ host }))).toBe(true);
  const wrong: unknown[] = [
    null,
    { ...good, peers: good.peers.toReversed() },
    { ...good, peers: good.peers.slice(1) },
    { ...good, peers: [...good.peers, good.peers[0]] },
    ...['10.64.0.1', '10.64.0.1/33', '10.64.0.1/032', '::1/129', '10.64.0.1/32\n', 'fe80::1%eth0/64'].map(
      (address) => ({ ...good, addresses: [address] }),
    ),
    { ...good, addresses: [] },
    ...['dns.example', '10.64.0.1\nPostUp = x', ' 10.64.0.1'].map((address) => ({ ...good, dns: [address] })),
    ...['', 'a b', 'a\n[Peer]', 'a.example:1', '[::1]', '-a', 'a..b', 'ä.example', `${'a'.repeat(64)}.b`].map(
      (host) => withPeer({ host }),
    ),
    ...[0, 65_536, 1.5, '53'].map((port) => withPeer({ port })),
    ...[
      '',
      ' HIgo9xNzJMWLKASShiTqIybxZ0U3wGLiUeJ1PKf8ykw=',
      'HIgo9xNzJMWLKASShiTqIybxZ0U3wGLiUeJ1PKf8yk=',
    ].map((public_key) => withPeer({ public_key })),
    ...['', 'a\nb', 'A'].map((server) => withPeer({ server })),
  ];
  for (const answer of wrong) expect(isTaken(answer), JSON.stringify(answer)).toBe(false);
});

it('takes a day of use only where the calendar has it', () => {
  const isTakenDay = (last_used_on: unknown) => {
    const key = { public_key: good.peers[0]?.public_key, last_used_on, connected: null };
    return v.safeParse(usageAnswer, { keys: [key] }).success;
  };
  for (const day of [null, '2026-11-28', '2028-02-29']) expect(isTakenDay(day), String(day)).toBe(true);
  for (const day of ['2026-02-31', '2026-02-29', '2026-13-01', '2026-00-10', '2026-11-28T00:00', '', 5])
    expect(isTakenDay(day), String(day)).toBe(false);
});
