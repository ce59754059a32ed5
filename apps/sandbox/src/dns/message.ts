/** DNS messages (RFC 1035), as much as an authoritative server of one zone without records needs. */
export interface Question {
  id: number;
  /** Lower case, without the last dot. */
  name: string;
  type: number;
  /** The question as it came: resolvers check its spelling. */
  bytes: Buffer;
  recursionDesired: boolean;
}

const soaType = 6;
const nsType = 2;
const inClass = 1;

/** Reads a standard query with one question; null for anything else. */
export function readQuestion(message: Buffer): Question | null {
  if (message.length < 17 || message.readUInt16BE(4) !== 1) return null;
  const flags = message.readUInt16BE(2);
  // A response, or another kind of question than a standard query.
  if (flags & 0xf800) return null;
  const labels: string[] = [];
  let at = 12;
  while (true) {
    const length = message[at];
    if (length === undefined || length > 63) return null;
    at += 1;
    if (length === 0) break;
    if (at + length > message.length) return null;
    labels.push(message.toString('latin1', at, at + length).toLowerCase());
    at += length;
  }
  if (at + 4 > message.length || at - 12 > 255) return null;
  return {
    id: message.readUInt16BE(0),
    name: labels.join('.'),
    type: message.readUInt16BE(at),
    bytes: message.subarray(12, at + 4),
    recursionDesired: (flags & 0x0100) !== 0,
  };
}

/**
 * An authoritative response: the name exists and has no records, so that nothing is sent anywhere, and no
 * resolver remembers it. Outside of the zone: refused.
 */
export function answerQuestion(question: Question, zone: string): Buffer {
  const inside = question.name === zone || question.name.endsWith(`.${zone}`);
  const apex = question.name === zone;
  const answers = apex && question.type === nsType ? [record(zone, nsType, nameBytes(`ns.${zone}`))] : [];
  const soa = record(
    zone,
    soaType,
    Buffer.concat([
      nameBytes(`ns.${zone}`),
      nameBytes(`hostmaster.${zone}`),
      uint32(1, 3600, 600, 86_400, 0),
    ]),
  );
  if (apex && question.type === soaType) answers.push(soa);
  const authority = inside && answers.length === 0 ? [soa] : [];
  const flags = 0x8400 | (question.recursionDesired ? 0x0100 : 0) | (inside ? 0 : 5);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(question.id, 0);
  head.writeUInt16BE(flags, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(answers.length, 6);
  head.writeUInt16BE(authority.length, 8);
  return Buffer.concat([head, question.bytes, ...answers, ...authority]);
}

function nameBytes(name: string): Buffer {
  const labels = name
    .split('.')
    .map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]));
  return Buffer.concat([...labels, Buffer.from([0])]);
}

function uint32(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) buffer.writeUInt32BE(value, index * 4);
  return buffer;
}

function record(name: string, type: number, data: Buffer): Buffer {
  const fixed = Buffer.alloc(10);
  fixed.writeUInt16BE(type, 0);
  fixed.writeUInt16BE(inClass, 2);
  // Never cached: 0 s.
  fixed.writeUInt32BE(0, 4);
  fixed.writeUInt16BE(data.length, 8);
  return Buffer.concat([nameBytes(name), fixed, data]);
}
