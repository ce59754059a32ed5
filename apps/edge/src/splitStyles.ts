interface Block {
  /** A selector list or an at-rule with its condition. */
  readonly prelude: string;
  readonly body: string;
  readonly text: string;
}

/** The blocks and statements of minified CSS, in order. Quotes are heeded; comments are gone by then. */
function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  let open = -1;
  let depth = 0;
  let quote = '';
  for (let i = 0; i < css.length; i += 1) {
    const char = css[i] as string;
    if (quote) {
      if (char === '\\') i += 1;
      else if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (char === '{') {
      if (depth === 0) open = i;
      depth += 1;
    } else if (char === '}') {
      depth -= 1;
      if (depth === 0) {
        const text = css.slice(start, i + 1).trim();
        blocks.push({ prelude: css.slice(start, open).trim(), body: css.slice(open + 1, i), text });
        start = i + 1;
      }
    } else if (char === ';' && depth === 0) {
      blocks.push({ prelude: css.slice(start, i).trim(), body: '', text: css.slice(start, i + 1).trim() });
      start = i + 1;
    }
  }
  return blocks;
}

const grouping = /^@(?:media|supports|container|layer)\b/;

/** Whether an element with these classes can match: every class of one of the selectors is among them. */
function mayMatch(selectors: string, used: ReadonlySet<string>): boolean {
  return selectors.split(',').some((selector) => {
    const asked = selector.replace(/:not\([^()]*\)/g, '').matchAll(/\.(-?[_a-zA-Z][\w-]*)/g);
    return [...asked].every(([, name]) => used.has(name as string));
  });
}

/**
 * Parts the stylesheet of a page: `first` has the rules that can match what is above the fold, `rest` all others.
 * Each keeps the order of the sheet. Fonts that are not for the first screen go with the rest.
 */
export function splitStyles(
  css: string,
  used: ReadonlySet<string>,
  isFirstFont: (fontFace: string) => boolean = () => true,
): { first: string; rest: string } {
  let first = '';
  let rest = '';
  for (const { prelude, body, text } of blocksOf(css)) {
    if (grouping.test(prelude) && body) {
      const inner = splitStyles(body, used, isFirstFont);
      if (inner.first) first += `${prelude}{${inner.first}}`;
      if (inner.rest) rest += `${prelude}{${inner.rest}}`;
    } else if (prelude === '@font-face' ? isFirstFont(text) : prelude[0] === '@' || mayMatch(prelude, used)) {
      first += text;
    } else rest += text;
  }
  return { first, rest };
}

/** The classes that stand in markup. */
export function classesIn(html: string): Set<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list]) => (list as string).split(' ')));
}
