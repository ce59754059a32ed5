import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyAddress } from './classifyAddress.ts';
import { formatIp, isInNetworks, parseIp } from './ipAddress.ts';
import { type LeakCase, leakCases } from './leakCases.ts';
import { type LeakBaseline, type LeakRun, leakBaseline, leakVerdict } from './leakVerdict.ts';
import { maskAddress, maskLine } from './maskAddress.ts';
import { parseCandidate, parseCandidates } from './parseCandidate.ts';

const cases: [string, LeakCase][] = Object.values(leakCases).map((entry) => [entry.title, entry]);

describe('the verdict on recorded runs', () => {
  it('has enough of them, and all verdicts', () => {
    expect(cases.length).toBeGreaterThanOrEqual(25);
    expect(new Set(cases.map(([, { verdict }]) => verdict))).toEqual(
      new Set(['protected', 'exposed', 'leak', 'blocked', 'unsupported', 'inconclusive']),
    );
  });

  it.each(cases)('%s', (_title, { run, baseline, verdict, reason, leaked = [] }) => {
    const judged = leakVerdict(run, baseline);
    expect({ name: judged.name, reason: judged.reason, leaked: judged.leaked }).toEqual({
      name: verdict,
      reason,
      leaked,
    });
  });

  it('names the servers that did not answer', () => {
    expect(leakVerdict(leakCases.protectedOneServerDown.run).unanswered).toEqual([
      'stun:stun2.tern.example:3478',
    ]);
  });

  it('takes a baseline of the address sites see and of every public one offered', () => {
    expect(leakBaseline(leakCases.exposedBothFamilies.run).addresses).toEqual([
      '203.0.113.24',
      '2001:db8:85a3:8d3:1319:8a2e:370:7348',
    ]);
  });
});

describe('how each address stands to the one sites see', () => {
  const base = leakCases.protectedMdns.run;
  const standings = (run: Partial<LeakRun>, lines: string[], baseline?: LeakBaseline) =>
    leakVerdict({ ...base, ...run, lines }, baseline).candidates.map(({ standing }) => standing);
  const line = (address: string) => `candidate:1 1 udp 1 ${address} 51472 typ srflx`;
  const home = { seen: '203.0.113.24' };
  const home6 = '2001:db8:85a3:8d3:1319:8a2e:370:7348';

  it('hides names, and leaves local addresses alone', () => {
    expect(standings({}, [line('abc.local'), line('10.8.0.2')])).toEqual(['hidden', 'local']);
  });

  it('knows the exit that sites see from another one of ours', () => {
    expect(standings({}, [line('198.51.100.7'), line('198.51.100.81')])).toEqual(['seen', 'exit']);
    expect(standings({ seen: null }, [line('198.51.100.7')])).toEqual(['exit']);
  });

  it('does not judge a foreign address where the one sites see is not known', () => {
    expect(standings({ seen: null }, [line('203.0.113.24')])).toEqual(['unknown']);
  });

  it("takes the other family for the visitor's own without a VPN, a second one of the same for a leak", () => {
    expect(standings(home, [line('203.0.113.24'), line(home6), line('203.0.113.25')])).toEqual([
      'seen',
      'own',
      'leaked',
    ]);
  });

  it('holds any VPN against the addresses from before it', () => {
    const baseline = { addresses: ['203.0.113.24', home6] };
    expect(standings({ seen: '192.0.2.50' }, [line('203.0.113.24'), line('192.0.2.99')], baseline)).toEqual([
      'leaked',
      'exit',
    ]);
    expect(standings(home, [line('203.0.113.24'), line(home6)], baseline)).toEqual(['own', 'own']);
  });

  it('takes addresses of one household for one in IPv6 only', () => {
    const seen = { seen: home6 };
    expect(standings(seen, [line('2001:db8:85a3:8d3::9'), line('2001:db8:85a3:8d4::9')])).toEqual([
      'seen',
      'leaked',
    ]);
  });

  it('offers the public addresses, each once', () => {
    const lines = [
      line('abc.local'),
      line('10.8.0.2'),
      line('203.0.113.24'),
      line('203.0.113.24'),
      line(home6),
    ];
    expect(leakVerdict({ ...base, ...home, lines }).offered).toEqual(['203.0.113.24', home6]);
  });
});

const ipv4 = fc.tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 0, max: 255 })));
const ipv6 = fc.tuple(...Array.from({ length: 8 }, () => fc.integer({ min: 0, max: 0xffff })));
const anyAddress = fc.oneof(
  ipv4.map((bytes) => bytes.join('.')),
  ipv6.map((groups) => groups.map((group) => group.toString(16)).join(':')),
);

describe('the verdict on any run', () => {
  it('is a leak as soon as a public address is foreign, whatever else was offered', () => {
    fc.assert(
      fc.property(fc.array(anyAddress, { maxLength: 6 }), (others) => {
        const base = leakCases.leakIpv4.run;
        const lines = [...base.lines, ...others.map((ip) => `candidate:9 1 udp 1 ${ip} 1 typ srflx`)];
        expect(leakVerdict({ ...base, lines }).name).toBe('leak');
      }),
    );
  });

  it('never calls a run protected that offers an address outside of the exits', () => {
    fc.assert(
      fc.property(anyAddress, (ip) => {
        const run = { ...leakCases.protectedMdns.run, lines: [`candidate:9 1 udp 1 ${ip} 1 typ host`] };
        const judged = leakVerdict(run);
        const address = parseIp(ip);
        const foreign =
          address !== null &&
          classifyAddress(ip)?.scope === 'public' &&
          !isInNetworks(address, run.exits) &&
          formatIp(address) !== run.seen;
        expect(judged.name === 'leak').toBe(foreign);
      }),
    );
  });

  it('survives any text', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (lines) => {
        leakVerdict({ ...leakCases.exposed.run, lines });
        lines.map(maskLine);
      }),
    );
  });
});

describe('addresses', () => {
  it('have one spelling', () => {
    fc.assert(
      fc.property(anyAddress, (ip) => {
        const parsed = parseIp(ip);
        expect(parsed).not.toBeNull();
        if (!parsed) return;
        expect(parseIp(formatIp(parsed))).toEqual(parsed);
        if (parsed.family === 'ipv6') {
          expect(formatIp(parsed)).toBe(new URL(`http://[${ip}]`).hostname.slice(1, -1));
        }
      }),
    );
  });

  it.each([
    [' 8.8.8.8 ', 'ipv4', '8.8.8.8'],
    ['[2001:db8::1]', 'ipv6', '2001:db8::1'],
    ['fe80::1%eth0', 'ipv6', 'fe80::1'],
    ['1:2:3:4:5:6:7::', 'ipv6', '1:2:3:4:5:6:7:0'],
    ['::2:3:4:5:6:7:8', 'ipv6', '0:2:3:4:5:6:7:8'],
    ['0:0:1:0:0:0:1:0', 'ipv6', '0:0:1::1:0'],
    ['::1:0:0:0', 'ipv6', '::1:0:0:0'],
    ['0:0:0:1:0:0:0:1', 'ipv6', '::1:0:0:0:1'],
    ['1::', 'ipv6', '1::'],
    ['64:ff9b::192.0.2.33', 'ipv6', '64:ff9b::c000:221'],
    ['::ffff:192.0.2.33', 'ipv4', '192.0.2.33'],
    ['::ffff:c000:221', 'ipv4', '192.0.2.33'],
    ['1::ffff:c000:221', 'ipv6', '1::ffff:c000:221'],
    ['::fffe:c000:221', 'ipv6', '::fffe:c000:221'],
  ])('%s is an address of %s, spelled %s', (text, family, spelled) => {
    const parsed = parseIp(text);
    expect(parsed?.family).toBe(family);
    expect(parsed && formatIp(parsed)).toBe(spelled);
  });

  it.each([
    ['203.0.113.24', '203.0.113.24', true],
    ['203.0.113.25', '203.0.113.24', false],
    ['203.0.113.255', '203.0.113.0/24', true],
    ['203.0.114.0', '203.0.113.0/24', false],
    ['203.0.113.24', '0.0.0.0/0', true],
    ['2001:db8:e:1::7', '2001:db8:e::/48', true],
    ['2001:db8:f::7', '2001:db8:e::/48', false],
    ['2001:db8::1', '2001:db8::1', true],
    ['2001:db8::2', '2001:db8::1', false],
    ['203.0.113.24', '2001:db8::/32', false],
    ['203.0.113.24', 'nothing', false],
    ['203.0.113.24', '', false],
  ])('%s in %j: %s', (text, network, inside) => {
    const address = parseIp(text);
    expect(address && isInNetworks(address, [network])).toBe(inside);
  });

  it.each([
    '1::2:',
    '1:2:3:4:5:6:7:8::',
    '1::2:3:4:5:6:7:8',
    '12345::',
    'x1::',
    '1x::',
    '::1.2.3',
    '::1.2.3.256',
    '[::1',
    '::1]',
    '1.2.3',
    '1.2.3.256',
    '01.2.3.4',
    '1.2.3.4.5',
    ':::',
    '1::2::3',
    '1:2:3:4:5:6:7',
    'g::',
    '',
    '::1::',
  ])('%s is none', (text) => expect(parseIp(text)).toBeNull());

  it.each([
    ['10.1.2.3', 'local-network'],
    ['172.16.0.1', 'local-network'],
    ['172.32.0.1', 'public'],
    ['192.168.255.255', 'local-network'],
    ['100.64.0.1', 'carrier'],
    ['100.128.0.1', 'public'],
    ['169.254.1.1', 'link-local'],
    ['127.0.0.1', 'loopback'],
    ['0.0.0.0', 'unspecified'],
    ['239.1.1.1', 'group'],
    ['8.8.8.8', 'public'],
    ['fd00::1', 'unique-local'],
    ['fe80::1%eth0', 'link-local'],
    ['[2001:4860::1]', 'public'],
    ['::ffff:192.168.0.1', 'local-network'],
    ['64:ff9b::102:304', 'public'],
    ['abc-1.local', 'mdns'],
  ])('%s is %s', (text, range) => expect(classifyAddress(text)?.range).toBe(range));

  it.each(['example.com', 'local', '', 'x y.local', 'a.local.example'])('%s has no class', (text) =>
    expect(classifyAddress(text)).toBeNull(),
  );
});

describe('candidate lines', () => {
  it('are read with family, kind and protocol', () => {
    expect(
      parseCandidate(
        'a=candidate:1 1 UDP 1686052607 203.0.113.24 51472 typ srflx raddr 192.168.1.5 rport 4000 generation 0',
      ),
    ).toMatchObject([
      {
        address: '203.0.113.24',
        port: 51472,
        family: 'ipv4',
        kind: 'srflx',
        protocol: 'udp',
        scope: 'public',
      },
      { address: '192.168.1.5', port: 4000, kind: 'host', range: 'local-network' },
    ]);
  });

  it.each([
    '',
    'candidate:1 1 udp 1 203.0.113.24 51472 typ own',
    'candidate:1 1 udp 1 203.0.113.24 51472 kind srflx',
    'candidate:1 1 sctp 1 203.0.113.24 51472 typ srflx',
    'candidate:1 1 udp 1 nowhere 51472 typ srflx',
    'candidate:1 1 udp 1 203.0.113.24 51472',
    'remote:1 1 udp 1 203.0.113.24 51472 typ srflx',
    'x candidate:1 1 udp 1 203.0.113.24 51472 typ srflx',
  ])('%j is none', (text) => expect(parseCandidate(text)).toEqual([]));

  it('keep the line without the prefix of SDP, and a related address that is really one', () => {
    const line = 'candidate:1 1  udp 1 203.0.113.24 x typ srflx';
    expect(parseCandidate(`  a=${line}`)).toMatchObject([{ line, port: 0 }]);
    for (const hidden of ['0.0.0.0', '::', ''])
      expect(parseCandidate(`${line} raddr ${hidden}`)).toHaveLength(1);
    expect(parseCandidate(`${line} raddr 10.0.0.1`)).toMatchObject([
      { kind: 'srflx' },
      { address: '10.0.0.1', port: 0, kind: 'host' },
    ]);
  });

  it('keep the first of equal ones', () => {
    const line = 'candidate:1 1 udp 1 203.0.113.24 51472 typ srflx';
    expect(parseCandidates([line, line.replace('51472', '9')])).toMatchObject([{ port: 51472 }]);
  });

  it('count once', () => {
    const line = 'candidate:1 1 udp 1 203.0.113.24 51472 typ srflx';
    expect(parseCandidates([line, line.replace('51472', '9'), line.replace('udp', 'tcp')])).toHaveLength(2);
  });
});

describe('masking', () => {
  it.each([
    ['203.0.113.24', '203.0.•.•'],
    ['2001:db8:85a3::1', '2001:db8:•:•'],
    ['192.168.1.5', '192.168.1.5'],
    ['x.local', 'x.local'],
  ])('%s becomes %s', (text, masked) => expect(maskAddress(text)).toBe(masked));

  it('leaves no public address in a line', () => {
    fc.assert(
      fc.property(anyAddress, (ip) => {
        const address = parseIp(ip);
        if (!address || classifyAddress(ip)?.scope !== 'public') return;
        const line = maskLine(`candidate:1 1 udp 1686052607 ${ip} 51472 typ srflx raddr ${ip} rport 9`);
        expect(line).not.toContain(ip);
        expect(line).toContain('51472 typ srflx');
      }),
    );
  });
});
