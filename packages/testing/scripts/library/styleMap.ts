/** A source map of version 3. */
export interface StyleMap {
  version: 3;
  file: string;
  sources: [string];
  sourcesContent: [string];
  names: [];
  mappings: string;
}

export interface StyleMapInput {
  /** Name of the stylesheet. */
  file: string;
  /** Where its source stands, relative to the stylesheet. */
  source: string;
  /** The source. */
  text: string;
  /** The same rules, line by line, with the names of the styles in their classes: `.Button_size_sm__1x2y3z4`. */
  named: string;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** A signed number as source maps write it. */
function vlq(value: number): string {
  let left = value < 0 ? (-value << 1) | 1 : value << 1;
  let text = '';
  do {
    const rest = left >>> 5;
    text += digits[(left & 31) | (rest > 0 ? 32 : 0)];
    left = rest;
  } while (left > 0);
  return text;
}

/** The line a style begins on: of `size_sm` that of the key `sm` in `size`. */
function lineOf(lines: readonly string[], style: string): number | undefined {
  const declared = (name: string) => lines.findIndex((line) => new RegExp(`\\bconst ${name}\\b`).test(line));
  const own = declared(style);
  if (own >= 0) return own;
  const parts = style.split('_');
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const start = declared(parts.slice(0, length).join('_'));
    if (start < 0) continue;
    const key = parts.slice(length).join('_');
    const end = lines.findIndex((line, index) => index > start && /^\S/.test(line) && !/^[)}\]]/.test(line));
    const inside = lines.slice(start, end < 0 ? undefined : end);
    const at = inside.findIndex((line) => new RegExp(`(^|[\\s{,'"])${key}['"]?\\s*[:,}]`).test(line));
    return start + Math.max(0, at);
  }
  return undefined;
}

/** The line of a selector that names no style of this file, such as `body`. */
function lineOfSelector(lines: readonly string[], rule: string): number | undefined {
  // What stands inside of a rule belongs to it.
  const words = rule.startsWith('@font-face') ? 'FontFace(' : /^[^\s@}].*?(?=\s*\{)/.exec(rule)?.[0];
  const found = words ? lines.findIndex((line) => line.includes(words)) : -1;
  return found < 0 ? undefined : found;
}

/** Leads from every rule of a stylesheet, and every line in it, to the style it is written in. */
export function styleMap({ file, source, text, named }: StyleMapInput): StyleMap {
  const lines = text.split('\n');
  let current: number | undefined;
  let last = 0;
  const mappings = named.split('\n').map((rule) => {
    // A rule begins; what stands in it belongs to the same style.
    if (/\{\s*$/.test(rule)) {
      const style = /[.\s](?:[A-Za-z][\w-]*?_)?([A-Za-z]\w*?)__[a-z0-9]+/.exec(rule)?.[1];
      const own = style ? lineOf(lines, style) : undefined;
      current = own ?? lineOfSelector(lines, rule) ?? current;
    }
    if (current === undefined) return '';
    const segment = `A${vlq(0)}${vlq(current - last)}A`;
    last = current;
    return segment;
  });
  return {
    version: 3,
    file,
    sources: [source],
    sourcesContent: [text],
    names: [],
    mappings: mappings.join(';'),
  };
}
