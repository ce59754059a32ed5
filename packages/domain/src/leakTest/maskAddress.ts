import { classifyAddress } from './classifyAddress.ts';
import { formatIp, parseIp } from './ipAddress.ts';

/** An address with the part that names a household taken out; names of mDNS and local addresses stay. */
export function maskAddress(text: string): string {
  const address = parseIp(text);
  if (!address || classifyAddress(text)?.scope !== 'public') return text;
  if (address.family === 'ipv4') return `${address.parts.slice(0, 2).join('.')}.•.•`;
  const [first = 0, second = 0] = address.parts;
  return `${first.toString(16)}:${second.toString(16)}:•:•`;
}

/** Masks every public address in a line of a log. */
export function maskLine(line: string): string {
  return line.replace(/[0-9a-f:.]{3,}/gi, (word) => {
    const address = parseIp(word);
    return address ? maskAddress(formatIp(address)) : word;
  });
}
