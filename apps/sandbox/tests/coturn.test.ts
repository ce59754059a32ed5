import { describe, expect, it } from 'vitest';
import { answerBinding } from '../src/stun/binding.ts';

/**
 * The responses of coturn 4.6.1 (Debian) to `turnserver --stun-only` on the loopback, as it came off the wire. The
 * client stood on port 40001 of 127.0.0.1 and on port 40002 of ::1.
 */
const transaction = '2112a442b7e7a701bc34d686fa87dfae';
const recorded = [
  {
    what: 'a request over IPv4',
    request: `00010000${transaction}`,
    from: '127.0.0.1',
    answer: `01010048${transaction}002000080001bd535e12a4430001000800019c417f000001802b00080001907e7f000001802c00080001907f7f00000180220014436f7475726e2d342e362e312027476f72737427`,
  },
  {
    what: 'a request over IPv6',
    request: `00010000${transaction}`,
    from: '::1',
    answer: `01010078${transaction}002000140002bd502112a442b7e7a701bc34d686fa87dfaf0001001400029c4200000000000000000000000000000001802b00140002907e00000000000000000000000000000001802c00140002907f0000000000000000000000000000000180220014436f7475726e2d342e362e312027476f72737427`,
  },
  {
    what: 'a request with a fingerprint over IPv4',
    request: `00010008${transaction}80280004fdf6ae02`,
    from: '127.0.0.1',
    answer: `01010050${transaction}002000080001bd535e12a4430001000800019c417f000001802b00080001907e7f000001802c00080001907f7f00000180220014436f7475726e2d342e362e312027476f72737427802800040f411e4e`,
  },
  {
    what: 'a request with a fingerprint over IPv6',
    request: `00010008${transaction}80280004fdf6ae02`,
    from: '::1',
    answer: `01010080${transaction}002000140002bd502112a442b7e7a701bc34d686fa87dfaf0001001400029c4200000000000000000000000000000001802b00140002907e00000000000000000000000000000001802c00140002907f0000000000000000000000000000000180220014436f7475726e2d342e362e312027476f727374278028000499e436bb`,
  },
  {
    what: 'an unknown attribute',
    request: `00010008${transaction}7fff000400000000`,
    from: '127.0.0.1',
    answer: `0111003c${transaction}0009001800000414556e6b6e6f776e20417474726962757465000000000a00027fff000080220014436f7475726e2d342e362e312027476f72737427`,
  },
  {
    what: 'a client of RFC 3489',
    request: '0001000001020304b7e7a701bc34d686fa87dfae',
    from: '127.0.0.1',
    answer:
      '0101004001020304b7e7a701bc34d686fa87dfae0001000800019c417f000001000400080001907e7f000001000500080001907f7f00000180220018436f7475726e2d342e362e312027476f7273742700000000',
  },
] as const;

const mapped = '0001';
const errorCode = '0009';
const unknown = '000a';
const xorMapped = '0020';
const fingerprint = '8028';

/** Attributes by type, in hexadecimal, without padding. */
function attributesOf(message: Buffer): Map<string, string> {
  const found = new Map<string, string>();
  for (let at = 20; at < message.length; ) {
    const size = message.readUInt16BE(at + 2);
    found.set(message.toString('hex', at, at + 2), message.toString('hex', at + 4, at + 4 + size));
    at += 4 + Math.ceil(size / 4) * 4;
  }
  return found;
}

describe('the responder answers as coturn does', () => {
  it.each(recorded)('$what', ({ request, from, answer }) => {
    const theirs = Buffer.from(answer, 'hex');
    const ours = answerBinding(Buffer.from(request, 'hex'), {
      address: from,
      port: from === '::1' ? 40_002 : 40_001,
    }) as Buffer;
    expect(ours).not.toBeNull();
    // Kind and transaction, byte for byte; the length counts the name of the software.
    expect(ours.toString('hex', 0, 2)).toBe(theirs.toString('hex', 0, 2));
    expect(ours.toString('hex', 4, 20)).toBe(theirs.toString('hex', 4, 20));
    expect(ours.length).toBe(20 + ours.readUInt16BE(2));

    const [told, expected] = [attributesOf(ours), attributesOf(theirs)];
    // The address under which a client was seen, byte for byte. Coturn adds the plain form, which nobody reads.
    const wanted = expected.has(xorMapped) ? xorMapped : mapped;
    expect(told.get(wanted)).toBe(expected.get(wanted));
    expect(told.has(mapped)).toBe(wanted === mapped && expected.has(mapped));
    // Class and number of an error; the words behind them are padded differently.
    expect(told.get(errorCode)?.slice(0, 8)).toBe(expected.get(errorCode)?.slice(0, 8));
    expect(told.get(unknown)).toBe(expected.get(unknown));
    expect(told.has(fingerprint)).toBe(expected.has(fingerprint));
  });

  it('and drops what it would drop: a fingerprint that is not true', () => {
    for (const { request, from } of recorded.filter(({ request: text }) => text.includes(fingerprint))) {
      const message = Buffer.from(request, 'hex');
      expect(answerBinding(message, { address: from, port: 1 })).not.toBeNull();
      message.writeUInt8((message.at(-1) ?? 0) ^ 1, message.length - 1);
      expect(answerBinding(message, { address: from, port: 1 })).toBeNull();
    }
  });
});
