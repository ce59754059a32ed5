import { createSocket } from 'node:dgram';
import { afterEach, describe, expect, it } from 'vitest';
import { noKnobs } from '../src/state.ts';
import { answerBinding, plainAddress } from '../src/stun/binding.ts';
import { type StunServers, startStun } from '../src/stun/startStun.ts';

const hex = (text: string) => Buffer.from(text.replace(/\s/g, ''), 'hex');
/** The message of RFC 5769, 2.1, and the addresses of its responses in 2.2 and 2.3. */
const sample = hex(`000100582112a442b7e7a701bc34d686fa87dfae802200105354554e2074657374
20636c69656e74002400046e0001ff80290008932ff9b151263b36000600096576746a3a683676
59202020000800149aeaa70cbfd8cb56781ef2b5b2d3f249c1b571a280280004e57a3bcf`);
const asking = hex('000100002112a442b7e7a701bc34d686fa87dfae');

describe('a binding request', () => {
  it('is answered as in the test vectors of RFC 5769', () => {
    const ipv4 = answerBinding(sample, { address: '192.0.2.1', port: 32853 });
    expect(ipv4?.readUInt16BE(0)).toBe(0x0101);
    expect(ipv4?.toString('hex')).toContain('002000080001a147e112a643');
    const ipv6 = answerBinding(sample, { address: '2001:db8:1234:5678:11:2233:4455:6677', port: 32853 });
    expect(ipv6?.toString('hex')).toContain('002000140002a1470113a9faa5d3f179bc25f4b5bed2b9d9');
  });

  it('keeps its transaction, and its length is true', () => {
    const answer = answerBinding(asking, { address: '203.0.113.24', port: 9 }) as Buffer;
    expect(answer.subarray(4, 20)).toEqual(asking.subarray(4, 20));
    expect(answer.length).toBe(answer.readUInt16BE(2) + 20);
  });

  it('carries a fingerprint when it was asked with one, and a wrong one is dropped', () => {
    const answer = answerBinding(sample, { address: '192.0.2.1', port: 1 }) as Buffer;
    expect(answer.readUInt16BE(answer.length - 8)).toBe(0x8028);
    // A response with a true fingerprint passes as a request with one.
    const again = Buffer.from(answer);
    again.writeUInt16BE(0x0001, 0);
    expect(answerBinding(again, { address: '192.0.2.1', port: 1 })).toBeNull();
    const broken = Buffer.from(sample);
    broken.writeUInt8(0, broken.length - 1);
    expect(answerBinding(broken, { address: '192.0.2.1', port: 1 })).toBeNull();
  });

  it('with an unknown attribute that must be understood is refused with 420', () => {
    const request = Buffer.concat([asking, hex('7fff000400000000')]);
    request.writeUInt16BE(8, 2);
    const answer = answerBinding(request, { address: '192.0.2.1', port: 1 }) as Buffer;
    expect(answer.readUInt16BE(0)).toBe(0x0111);
    expect(answer.toString('hex')).toContain('7fff');
  });

  it('of RFC 3489 gets the plain address', () => {
    const old = Buffer.from(asking);
    old.writeUInt32BE(0x01020304, 4);
    const answer = answerBinding(old, { address: '192.0.2.1', port: 32853 });
    expect(answer?.toString('hex')).toContain('0001000800018055c0000201');
  });

  it.each([
    ['nothing', ''],
    ['a short head', '0001'],
    ['another message', '010100002112a442b7e7a701bc34d686fa87dfae'],
    ['a length that is not true', '000100082112a442b7e7a701bc34d686fa87dfae'],
    ['an attribute longer than the message', '000100042112a442b7e7a701bc34d686fa87dfae8022ffff'],
  ])('that is %s is dropped', (_what, text) => {
    expect(answerBinding(hex(text), { address: '192.0.2.1', port: 1 })).toBeNull();
  });

  it('over an IPv6 socket from IPv4 is one of IPv4', () => {
    expect(plainAddress('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(plainAddress('fe80::1%eth0')).toBe('fe80::1');
  });
});

let servers: StunServers | undefined;
afterEach(async () => {
  await servers?.close();
  servers = undefined;
});

function ask(port: number, host: '127.0.0.1' | '::1', patience = 15_000): Promise<Buffer | null> {
  const socket = createSocket(host === '::1' ? 'udp6' : 'udp4');
  return new Promise((done) => {
    const late = setTimeout(() => done(null), patience);
    socket.on('message', (message) => {
      clearTimeout(late);
      done(message);
    });
    socket.on('error', () => done(null));
    socket.send(asking, port, host);
  }).finally(() => socket.close()) as Promise<Buffer | null>;
}

describe('the responder', () => {
  it('answers on both ports in both families', async () => {
    servers = await startStun([0, 0], { ...noKnobs });
    for (const port of servers.ports) {
      expect((await ask(port, '127.0.0.1'))?.toString('hex')).toContain('00200008');
      expect((await ask(port, '::1'))?.toString('hex')).toContain('00200014');
    }
  });

  it('falls silent, and tells another address, when told so', async () => {
    const knobs = { ...noKnobs, stunAddress: '192.0.2.1', stunSilent: 1 };
    servers = await startStun([0, 0], knobs);
    const [first = 0, second = 0] = servers.ports;
    expect((await ask(first, '127.0.0.1'))?.toString('hex')).toContain('e112a643');
    expect(await ask(second, '127.0.0.1', 300)).toBeNull();
  });
});
