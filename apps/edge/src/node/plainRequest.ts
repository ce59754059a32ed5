/** A request that says all it has to say in one piece: a read without a body, on a connection that stays. */
export interface PlainRequest {
  readonly method: 'GET';
  /** Path and query, as sent. */
  readonly url: string;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Bytes of a head that is read here; Node's own limit is 16 KiB. */
const maxHead = 8 * 1024;

const requestStart = 'GET /';
const requestEnd = ' HTTP/1.1';
/** A path and query in visible ASCII (RFC 9112, 3). */
const target = /^[!-~]+$/;
/** Without bytes beyond ASCII (RFC 9110, 5.1 and 5.5). */
const fieldName = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const fieldValue = /^[\t -~]*$/;
/** Fields that announce a body, another protocol or the end of the connection, and one that Node does not keep. */
const special = new Set([
  '__proto__',
  'connection',
  'content-length',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Names in lower case, by what browsers send: reading one letter by letter costs as much as the rest of a field. */
const names = new Map<string, string>();
const maxNames = 256;

/** In lower case; null for what is no name. */
function readName(sent: string): string | null {
  const known = names.get(sent);
  if (known !== undefined) return known;
  if (!fieldName.test(sent)) return null;
  const name = sent.toLowerCase();
  if (names.size < maxNames) names.set(sent, name);
  return name;
}

/** Whether a field leaves the request a plain one. */
const isPlain = (name: string, value: string): boolean =>
  !special.has(name) || (name === 'connection' && value.toLowerCase() === 'keep-alive');

const isBlank = (code: number) => code === 0x20 || code === 0x09;

/** A part of the text without blanks around it. */
function trimmed(text: string, start: number, end: number): string {
  let from = start;
  let to = end;
  while (from < to && isBlank(text.charCodeAt(from))) from += 1;
  while (to > from && isBlank(text.charCodeAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** The fields of a request, from the end of its first line to the end of the head. Null where Node has to read them. */
function readFields(text: string): Readonly<Record<string, string>> | null {
  const end = text.length - 4;
  const headers: Record<string, string> = {};
  let from = 0;
  while (from < end) {
    const to = text.indexOf('\r\n', from + 2);
    const colon = text.indexOf(':', from + 2);
    if (colon < 0 || colon > to) return null;
    const name = readName(text.slice(from + 2, colon));
    const value = trimmed(text, colon + 1, to);
    // A field that comes twice is joined, or refused, by Node's rules. So is a name that every object has.
    if (!name || name in headers || !fieldValue.test(value) || !isPlain(name, value)) return null;
    headers[name] = value;
    from = to;
  }
  return headers.host === undefined ? null : headers;
}

/**
 * Reads the requests of one connection. Gives the request in a piece of it, where the piece is exactly one plain request.
 * Null for everything else, which Node's parser has to read: it recognises what nobody can read in two ways, and decides
 * nothing about the rest.
 */
export function plainRequestReader(): (piece: Buffer) => PlainRequest | null {
  // A browser repeats its fields from request to request.
  let lastFields = '';
  let lastHeaders: Readonly<Record<string, string>> = {};
  return (piece) => {
    if (piece.length > maxHead || piece[0] !== 0x47 /* G */) return null;
    const text = piece.toString('latin1');
    const from = text.indexOf('\r\n');
    if (from < 0 || !text.startsWith(requestStart) || !text.endsWith(requestEnd, from)) return null;
    const url = text.slice(requestStart.length - 1, from - requestEnd.length);
    if (!target.test(url)) return null;
    const fields = text.slice(from);
    if (fields !== lastFields) {
      // Nothing may follow, and nothing be missing.
      if (fields.indexOf('\r\n\r\n') !== fields.length - 4) return null;
      const headers = readFields(fields);
      if (!headers) return null;
      lastFields = fields;
      lastHeaders = headers;
    }
    return { method: 'GET', url, headers: lastHeaders };
  };
}
