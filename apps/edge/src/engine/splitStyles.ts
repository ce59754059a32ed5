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
/** Nobody prints a page before its stylesheet is there. */
const forPaper = /^@media print$/;

/** Classes, and the attributes that put a theme on an element. No script sets those. */
const neededNames = /\.(-?[_a-zA-Z][\w-]*)|\[(data-(?:theme|campaign))\b/g;

/** Whether an element with these names can match: all that one of the selectors asks for are among them. */
function mayMatch(selectors: string, used: ReadonlySet<string>): boolean {
  return selectors.split(',').some((selector) => {
    const needed = selector.replace(/:not\([^()]*\)/g, '').matchAll(neededNames);
    return [...needed].every(([, name, attribute]) => used.has(name ?? (attribute as string)));
  });
}

/**
 * Parts the stylesheet of a page: `first` has the rules that can match what is above the fold, `rest` all others.
 * Each keeps the order of the sheet. Fonts that are not for the first screen, and what is for paper, go with the rest.
 */
export function splitStyles(
  css: string,
  used: ReadonlySet<string>,
  isFirstFont: (fontFace: string) => boolean = () => true,
): { first: string; rest: string } {
  let first = '';
  let rest = '';
  for (const { prelude, body, text } of blocksOf(css)) {
    if (forPaper.test(prelude)) rest += text;
    else if (grouping.test(prelude) && body) {
      const inner = splitStyles(body, used, isFirstFont);
      if (inner.first) first += `${prelude}{${inner.first}}`;
      if (inner.rest) rest += `${prelude}{${inner.rest}}`;
    } else if (prelude === '@font-face' ? isFirstFont(text) : prelude[0] === '@' || mayMatch(prelude, used)) {
      first += text;
    } else rest += text;
  }
  return { first, rest };
}

/** The classes and the attributes of themes that stand in markup. */
export function namesIn(html: string): Set<string> {
  const found = html.matchAll(/ class="([^"]*)"| (data-(?:theme|campaign))=/g);
  return new Set([...found].flatMap(([, list, attribute]) => list?.split(' ') ?? [attribute as string]));
}

/** Values of custom properties by name: `--a:1;--b:"x;y"`. */
const declaration = /(--[\w-]+):((?:"[^"]*"|[^;"])*)/g;
const onlyProperties = /^(?:--(?:"[^"]*"|[^;"])*;?)+$/;
/** The custom properties that a text names. */
export const references = (text: string): string[] =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name as string);

/** The named properties, and those that their values need. */
function neededBy(names: readonly string[], blocks: readonly Block[]): Set<string> {
  const values = new Map<string, string>();
  for (const { body } of blocks)
    for (const [, name = '', value = ''] of body.matchAll(declaration))
      values.set(name, `${values.get(name) ?? ''} ${value}`);
  const needed = new Set(names);
  // A set that grows while it is walked is walked to its end.
  for (const name of needed) for (const other of references(values.get(name) ?? '')) needed.add(other);
  return needed;
}

const mediaQuery = /^@media\b/;

/**
 * Parts the custom properties of a stylesheet: `first` keeps those that its rules use or `named` names, `rest` has the
 * others, under the same selectors and media queries. A property goes with all its settings, so that their order stays.
 */
export function splitProperties(css: string, named: readonly string[]): { first: string; rest: string } {
  const blocks = blocksOf(css);
  const all = blocks.flatMap((block) => (mediaQuery.test(block.prelude) ? blocksOf(block.body) : [block]));
  const tokens = all.filter(({ body }) => onlyProperties.test(body));
  const others = all.filter((block) => !tokens.includes(block)).map(({ text }) => text);
  const setAmongOthers = [...others.join('').matchAll(declaration)].map(([, name]) => name as string);
  const needed = neededBy([...references(others.join('')), ...setAmongOthers, ...named], tokens);

  const part = ({ prelude, body, text }: Block, wanted: boolean): string => {
    if (onlyProperties.test(body)) {
      const kept = [...body.matchAll(declaration)].filter(([, name = '']) => needed.has(name) === wanted);
      return kept.length ? `${prelude}{${kept.map(([setting]) => setting).join(';')}}` : '';
    }
    if (!mediaQuery.test(prelude)) return wanted ? text : '';
    const inner = blocksOf(body)
      .map((block) => part(block, wanted))
      .join('');
    return inner && `${prelude}{${inner}}`;
  };
  const partAll = (wanted: boolean) => blocks.map((block) => part(block, wanted)).join('');
  return { first: partAll(true), rest: partAll(false) };
}
