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

/** `GET /path HTTP/1.1`, in visible ASCII (RFC 9112, 3). */
const requestLine = /^GET (\/[!-~]*) HTTP\/1\.1$/;
/** Name and value (RFC 9110, 5.1 and 5.5), without folded lines and without bytes beyond ASCII. */
const field = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*([\t -~]*?)[ \t]*$/;
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

/** Whether a field leaves the request a plain one. */
const isPlain = (name: string, value: string): boolean =>
  !special.has(name) || (name === 'connection' && value.toLowerCase() === 'keep-alive');

/**
 * The request in a piece of a connection, where the piece is exactly one plain request. Null for everything else, which
 * Node's parser has to read: it recognises what nobody can read in two ways, and decides nothing about the rest.
 */
export function readPlainRequest(piece: Buffer): PlainRequest | null {
  if (piece.length > maxHead || piece[0] !== 0x47 /* G */) return null;
  const text = piece.toString('latin1');
  // Nothing may follow, and nothing be missing.
  if (!text.endsWith('\r\n\r\n') || text.indexOf('\r\n\r\n') !== text.length - 4) return null;
  let from = text.indexOf('\r\n');
  const url = requestLine.exec(text.slice(0, from))?.[1];
  if (url === undefined) return null;
  const headers: Record<string, string> = Object.create(null);
  while (from < text.length - 4) {
    const to = text.indexOf('\r\n', from + 2);
    const [, sent = '', value = ''] = field.exec(text.slice(from + 2, to)) ?? [];
    const name = sent.toLowerCase();
    // A field that comes twice is joined, or refused, by Node's rules.
    if (!name || name in headers || !isPlain(name, value)) return null;
    headers[name] = value;
    from = to;
  }
  return headers.host === undefined ? null : { method: 'GET', url, headers };
}
