/** A request as nginx reads it. */
export interface NginxRequest {
  target: string;
  cookies: Readonly<Record<string, string>>;
  userAgent: string;
  /** Two letters. */
  country?: string;
}

export type NginxDecision =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'edge' | 'file' | 'page' | 'notFound' | 'refused' };

interface Row {
  key: string;
  value: string;
}
interface NginxMap {
  source: string;
  rows: Row[];
}

/** The tokens of a line, with the escapes that nginx takes out of quoted ones. */
function tokensOf(line: string): string[] {
  return [...line.matchAll(/"((?:[^"\\]|\\.)*)"|([^\s;{}"]+)/g)].map(
    ([, quoted, bare = '']) =>
      quoted
        ?.replace(/\\(["'\\])/g, '$1')
        .replace(/\\t/g, '\t')
        .replace(/\\r/g, '\r')
        .replace(/\\n/g, '\n') ?? bare,
  );
}

function readMaps(text: string): Map<string, NginxMap> {
  const maps = new Map<string, NginxMap>();
  for (const [, head = '', body = ''] of text.matchAll(/^map (.+) \{\n([\s\S]*?)\n\}$/gm)) {
    const [source = '', name = ''] = tokensOf(head);
    const rows = body.split('\n').map((line) => {
      const [key = '', value = ''] = tokensOf(line);
      return { key, value };
    });
    maps.set(name.slice(1), { source, rows });
  }
  return maps;
}

/** The path as nginx compares it with its locations: decoded, one slash each, without dot segments. Null above the root. */
function locationPath(pathname: string): string | null {
  let decoded: string;
  try {
    decoded = pathname.replace(/%([0-9a-f]{2})/gi, (_, code: string) => {
      if (code === '00') throw new Error('NUL');
      return String.fromCharCode(Number.parseInt(code, 16));
    });
  } catch {
    return null;
  }
  if (/%/.test(pathname.replace(/%[0-9a-f]{2}/gi, ''))) return null;
  const segments: string[] = [];
  for (const part of decoded.split('/').slice(1)) {
    if (part === '..') {
      if (!segments.length) return null;
      segments.pop();
    } else if (part !== '.' && part !== '') segments.push(part);
  }
  return `/${segments.join('/')}`;
}

/**
 * Decides as nginx would with a configuration of `nginxConf`: it knows its maps (strings without regard to letter case
 * before expressions in their order), its locations and the conditions of the last one. A stand-in where none is installed.
 */
export function followNginx(text: string): (request: NginxRequest) => NginxDecision {
  const maps = readMaps(text);
  const locations = [...text.matchAll(/^ {2}location (~\*?) (\S+) \{ proxy_pass/gm)].map(
    ([, kind, pattern = '']) => new RegExp(pattern, kind === '~*' ? 'i' : ''),
  );
  const conditions = [...text.matchAll(/^ {4}if \((.+)\) \{ return (\d+)(?: (.+))?; \}$/gm)].map(
    ([, condition = '', status = '', location = '']) => ({ condition, status: Number(status), location }),
  );

  return ({ target, cookies, userAgent, country = '' }) => {
    const at = target.indexOf('?');
    const pathname = at < 0 ? target : target.slice(0, at);
    const args = at < 0 ? '' : target.slice(at + 1);
    const known = new Map<string, string>([
      ['request_uri', target],
      ['args', args],
      ['is_args', args && '?'],
      ['dollar', '$'],
      ['http_user_agent', userAgent],
      ['http_x_country', country],
    ]);

    const fill = (value: string): string =>
      value.replace(/\$(?:\{(\w+)\}|(\w+))/g, (_, braced?: string, bare?: string) =>
        variable(braced ?? bare ?? ''),
      );

    function variable(name: string): string {
      const found = known.get(name);
      if (found !== undefined) return found;
      const value = compute(name);
      known.set(name, value);
      return value;
    }

    function compute(name: string): string {
      if (name.startsWith('cookie_')) return cookies[name.slice(7)] ?? '';
      if (name.startsWith('arg_')) {
        const wanted = `${name.slice(4).toLowerCase()}=`;
        const pair = args.split('&').find((each) => each.toLowerCase().startsWith(wanted));
        return pair?.slice(wanted.length) ?? '';
      }
      const map = maps.get(name);
      if (!map) return '';
      const source = fill(map.source);
      const literal = map.rows.find(
        ({ key }) => key !== 'default' && !key.startsWith('~') && key.toLowerCase() === source.toLowerCase(),
      );
      if (literal) return fill(literal.value);
      for (const { key, value } of map.rows) {
        if (!key.startsWith('~')) continue;
        const loose = key.startsWith('~*');
        const match = new RegExp(key.slice(loose ? 2 : 1), loose ? 'i' : '').exec(source);
        if (!match) continue;
        for (const [group, text] of Object.entries(match.groups ?? {})) known.set(group, text ?? '');
        return fill(value);
      }
      return fill(map.rows.find(({ key }) => key === 'default')?.value ?? '');
    }

    function holds(condition: string): boolean {
      const [left = '', right] = condition.split(' = ');
      const value = fill(left);
      return right === undefined ? value !== '' && value !== '0' : value === (tokensOf(right)[0] ?? '');
    }

    const path = locationPath(pathname);
    if (path === null) return { kind: 'refused' };
    if (locations.some((pattern) => pattern.test(path))) return { kind: 'edge' };
    if (path.startsWith('/assets/')) return { kind: 'file' };
    for (const { condition, status, location } of conditions) {
      if (!holds(condition)) continue;
      if (status === 418) return { kind: 'edge' };
      return status === 404 ? { kind: 'notFound' } : { kind: 'redirect', status, location: fill(location) };
    }
    return { kind: 'page' };
  };
}
