import * as v from 'valibot';

const nothing = /^$/;
const number = /^\d{1,6}$/;
const maybeNumber = /^\d{0,6}$/;
/** A name of OpenSSL; `none` would encrypt nothing. */
const algorithm = /^(?!none$)[A-Za-z0-9-]{1,40}$/i;
const algorithms = /^(?!.*\bnone\b)[A-Za-z0-9-]{1,40}(?::[A-Za-z0-9-]{1,40}){0,19}$/i;

/**
 * The directives with what may follow them. One that is not here refuses the profile: many of OpenVPN run programs, read or
 * write files, or lead the connection elsewhere.
 */
const directives: Readonly<Record<string, RegExp>> = {
  client: nothing,
  dev: /^tun\d{0,3}$/,
  nobind: nothing,
  'persist-key': nothing,
  'persist-tun': nothing,
  'remote-cert-tls': /^server$/,
  'verify-x509-name': /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}(?: (?:name|name-prefix))?$/,
  'data-ciphers': algorithms,
  'data-ciphers-fallback': algorithm,
  cipher: algorithm,
  auth: algorithm,
  'auth-user-pass': nothing,
  'auth-nocache': nothing,
  'tls-version-min': /^1\.[23](?: or-highest)?$/,
  'tls-cipher': algorithms,
  'key-direction': /^[01]$/,
  'reneg-sec': number,
  ping: number,
  'ping-restart': number,
  keepalive: /^\d{1,6} \d{1,6}$/,
  'tun-mtu': number,
  mssfix: maybeNumber,
  verb: /^(?:\d|1[01])$/,
  mute: number,
  'explicit-exit-notify': maybeNumber,
  'resolv-retry': /^(?:infinite|\d{1,6})$/,
};

/** Without these no client connects, or it connects to anybody who has a certificate of the same authority. */
const needed = ['client', 'dev', 'auth-user-pass', 'remote-cert-tls', '<ca>'];

const staticKey = 'OpenVPN Static key V1';
/** The one kind of PEM of each block. None is a private key of a person: everybody gets the same file. */
const blocks: Readonly<Record<string, string>> = {
  ca: 'CERTIFICATE',
  'tls-auth': staticKey,
  'tls-crypt': staticKey,
  'tls-crypt-v2': 'OpenVPN tls-crypt-v2 client key',
};

/** PEM without anything around it but comments: OpenVPN ends a block at any line that begins as its end does. */
function isPem(lines: readonly string[], label: string): boolean {
  let inside = false;
  let found = 0;
  for (const line of lines) {
    if (line === `-----BEGIN ${label}-----` && !inside) inside = true;
    else if (line === `-----END ${label}-----` && inside) {
      inside = false;
      found += 1;
    } else if (!(inside ? /^[A-Za-z0-9+/=]{1,76}$/ : /^(?:#.*)?$/).test(line)) return false;
  }
  return !inside && found > 0;
}

function isSafe(profile: string): boolean {
  const lines = profile.split('\n');
  const seen = new Set<string>();
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as string;
    if (/^(?:[#;].*)?$/.test(line)) continue;
    const block = /^<([a-z0-9-]+)>$/.exec(line)?.[1];
    const [name = '', ...rest] = line.split(' ');
    if (seen.has(name)) return false;
    seen.add(name);
    if (block === undefined) {
      if (!Object.hasOwn(directives, name) || !directives[name]?.test(rest.join(' '))) return false;
      continue;
    }
    const end = lines.indexOf(`</${block}>`, at);
    const label = Object.hasOwn(blocks, block) ? blocks[block] : undefined;
    if (label === undefined || end < 0 || !isPem(lines.slice(at + 1, end), label)) return false;
    at = end;
  }
  return needed.every((name) => seen.has(name));
}

/**
 * The part that all OpenVPN files of a network share, everything but `remote` (`docs/network-feed.md`). Printable ASCII, lines
 * that end with a line feed, each directive once and as OpenVPN itself writes it: programs of customers run it.
 */
export const openvpnProfile = v.pipe(
  v.string('required'),
  v.maxLength(20_000, 'length'),
  // OpenVPN reads 255 characters at a time: what goes beyond them would be a line of its own.
  v.regex(/^(?:[ -~]{0,200}\n)*[ -~]{0,200}$/, 'invalid'),
  v.check(isSafe, 'invalid'),
);
