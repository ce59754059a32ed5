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
/** Nobody prints a page before its stylesheet is there. Rules for forced colors and more contrast refine what can be read. */
const refining = /^@media (?:print|\(forced-colors:active\)|\(prefers-contrast:more\))$/;

/**
 * Classes, the attributes that put a theme on an element, languages, and states that only an act brings: what is pressed,
 * open, or has the pointer or focus, and a box that is checked by its value or role.
 */
const neededNames =
  /\.(-?[_a-zA-Z][\w-]*)|\[(data-(?:theme|campaign))\b|:(lang\(\w+\))|\[(dir=rtl)\]|\[(?:value|role)="?([\w-]+)"?\](:checked)|\[(open)\]|:(hover|active|focus(?:-visible|-within)?)\b/g;

/** The selectors of a list; commas inside brackets part nothing. */
function selectorsOf(list: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const char of list) {
    if ('(['.includes(char)) depth += 1;
    else if (')]'.includes(char)) depth -= 1;
    if (char === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += char;
  }
  return selectors;
}

const negation = /:not\((?:[^()]|\([^()]*\))*\)/g;
/** The innermost list of selectors of which one has to match. */
const oneOf = /:(?:is|where|has)\(([^()]*)\)/;

/** Whether an element with these names can match: all that the selector asks for are among them. */
function mayMatch(selector: string, used: ReadonlySet<string>): boolean {
  const list = oneOf.exec(selector);
  if (list)
    return selectorsOf(list[1] as string).some((one) => mayMatch(selector.replace(list[0], one), used));
  return [...selector.matchAll(neededNames)].every(([, ...parts]) => used.has(parts.join('')));
}

/** Values of custom properties by name: `--a:1;--b:"x;y"`. */
const declaration = /(--[\w-]+):((?:"[^"]*"|[^;"])*)/g;
const onlyProperties = /^(?:--(?:"[^"]*"|[^;"])*;?)+$/;

/**
 * Parts the stylesheet of a page: `first` has the rules that can match what is above the fold, `rest` all others.
 * Each keeps the order of the sheet. Fonts that are not for the first screen, what is for paper, what refines contrast,
 * how a change moves, and the pointer go with the rest.
 */
export function splitStyles(
  css: string,
  used: ReadonlySet<string>,
  isFirstFont: (fontFace: string) => boolean = () => true,
): { first: string; rest: string } {
  let first = '';
  let rest = '';
  for (const { prelude, body, text } of blocksOf(css)) {
    if (refining.test(prelude)) rest += text;
    else if (grouping.test(prelude) && body) {
      const inner = splitStyles(body, used, isFirstFont);
      if (inner.first) first += `${prelude}{${inner.first}}`;
      if (inner.rest) rest += `${prelude}{${inner.rest}}`;
    } else if (prelude[0] === '@') {
      if (prelude !== '@font-face' || isFirstFont(text)) first += text;
      else rest += text;
    } else {
      const selectors = selectorsOf(prelude);
      const matching = selectors.filter((selector) => mayMatch(selector.replace(negation, ''), used));
      // Themes set the same properties again: their order counts.
      const now = matching.length && onlyProperties.test(body) ? selectors : matching;
      const later = selectors.filter((selector) => !now.includes(selector));
      const declarations = body.split(declarationEnd);
      const moving = declarations.filter((each) => motion.test(each)).join(';');
      const still = declarations.filter((each) => !motion.test(each)).join(';');
      if (now.length && still) first += `${now.join(',')}{${still}}`;
      if (now.length && moving) rest += `${now.join(',')}{${moving}}`;
      if (later.length) rest += `${later.join(',')}{${body}}`;
    }
  }
  return { first, rest };
}

const closed = /(<details(?![^>]* open)[^>]*>[\s\S]*?<\/summary>)(?:(?!<details)[\s\S])*?<\/details>/g;
/** A semicolon outside of quotes and brackets. */
const declarationEnd = /;(?![^(]*\))(?=(?:[^"]*"[^"]*")*[^"]*$)/;
/** A first paint does without the look of changes and of the pointer. */
const motion = /^(?:transition|cursor)\b/;

/** A picture that waits for its styles. */
const waiting = /<svg(?=[^>]* data-later="")[\s\S]*?<\/svg>/g;

/**
 * The classes, languages and attributes of themes that stand in markup, and the values of boxes that are checked. What a
 * closed `<details>` holds is out of sight.
 */
export function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  for (const [tag] of html
    .replace(waiting, '')
    .replace(closed, '$1')
    .matchAll(/<\w(?:[^">]|"[^"]*")*>/g)) {
    const values = new Map(
      [...tag.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [name, value]),
    );
    for (const name of values.get('class')?.split(' ') ?? []) names.add(name);
    for (const theme of ['data-theme', 'data-campaign', 'open']) if (values.has(theme)) names.add(theme);
    if (values.has('lang')) names.add(`lang(${values.get('lang')})`);
    if (values.get('dir') === 'rtl') names.add('dir=rtl');
    if (values.has('checked'))
      for (const name of ['value', 'role']) if (values.has(name)) names.add(`${values.get(name)}:checked`);
  }
  return names;
}

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
const keyframes = /^@keyframes /;

/**
 * Parts the custom properties of a stylesheet: `first` keeps those that its rules use or `named` names, `rest` has the
 * others, under the same selectors and media queries. A property goes with all its settings, so that their order stays.
 * Keyframes that no rule of the first names are in the rest as well.
 */
export function splitProperties(css: string, named: readonly string[]): { first: string; rest: string } {
  const blocks = blocksOf(css);
  const all = blocks.flatMap((block) => (mediaQuery.test(block.prelude) ? blocksOf(block.body) : [block]));
  const tokens = all.filter(({ body }) => onlyProperties.test(body));
  const others = all
    .filter((block) => !tokens.includes(block) && !keyframes.test(block.prelude))
    .map(({ text }) => text);
  /** An animation that a rule names. */
  const isRun = (prelude: string) => others.some((text) => text.includes(prelude.replace(keyframes, '')));
  const setAmongOthers = [...others.join('').matchAll(declaration)].map(([, name]) => name as string);
  const needed = neededBy([...references(others.join('')), ...setAmongOthers, ...named], tokens);

  const part = ({ prelude, body, text }: Block, wanted: boolean): string => {
    if (onlyProperties.test(body)) {
      const kept = [...body.matchAll(declaration)].filter(([, name = '']) => needed.has(name) === wanted);
      return kept.length ? `${prelude}{${kept.map(([setting]) => setting).join(';')}}` : '';
    }
    if (keyframes.test(prelude)) return isRun(prelude) === wanted ? text : '';
    if (!mediaQuery.test(prelude)) return wanted ? text : '';
    const inner = blocksOf(body)
      .map((block) => part(block, wanted))
      .join('');
    return inner && `${prelude}{${inner}}`;
  };
  const partAll = (wanted: boolean) => blocks.map((block) => part(block, wanted)).join('');
  return { first: partAll(true), rest: partAll(false) };
}
