import { type ESTree, parseSync } from 'vite';
import { file, type HouseRule, isProduct, isRules, type SourceFile } from './houseRule.ts';

/** A node of the syntax tree, with the fields the rules read. */
interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** Calls `look` with each node and those around it, the nearest first. */
function visit(
  node: unknown,
  look: (node: Node, around: readonly Node[]) => void,
  around: readonly Node[] = [],
): void {
  if (Array.isArray(node)) for (const each of node) visit(each, look, around);
  else if (isNode(node)) {
    look(node, around);
    for (const value of Object.values(node))
      if (typeof value === 'object') visit(value, look, [node, ...around]);
  }
}

const calleeOf = ({ callee }: Node): string => {
  const { name, property } = (callee ?? {}) as { name?: string; property?: { name?: string } };
  return name ?? property?.name ?? '';
};
const tagOf = (node: Node) =>
  ((node.openingElement as Node | undefined)?.name as Node | undefined)?.name ?? '';

/** Names of the file whose value is an element or nothing, never text: by what they are made of, or by their type. */
function elementNames(program: unknown, text: string): ReadonlySet<string> {
  const names = new Set<string>();
  visit(program, ({ type, id, init, key, typeAnnotation }) => {
    if (type === 'VariableDeclarator' && isNode(init) && !mayBeText(init, names))
      names.add(String((id as Node).name));
    if (
      type === 'TSPropertySignature' &&
      isNode(typeAnnotation) &&
      /^:\s*ReactElement\b/.test(textOf(text, typeAnnotation))
    )
      names.add(String((key as Node).name));
  });
  return names;
}

/** Whether what stands in the braces of an element may be text. */
function mayBeText(node: Node, elements: ReadonlySet<string>): boolean {
  const either = (...sides: unknown[]) => sides.some((side) => isNode(side) && mayBeText(side, elements));
  switch (node.type) {
    case 'JSXText':
      return String(node.value).trim() !== '';
    case 'Literal':
      return ['string', 'number'].includes(typeof node.value) && String(node.value).trim() !== '';
    case 'TemplateLiteral':
    case 'BinaryExpression':
    case 'MemberExpression':
      return true;
    case 'Identifier':
      return !elements.has(String(node.name)) && node.name !== 'undefined';
    case 'CallExpression':
      return !/^(?:map|flatMap|render[A-Z]\w*)$/.test(calleeOf(node));
    case 'ConditionalExpression':
      return either(node.consequent, node.alternate);
    case 'LogicalExpression':
      return node.operator === '&&' ? either(node.right) : either(node.left, node.right);
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return either(node.expression);
    default:
      return false;
  }
}

/** Whether it is there at one time and not at another. */
const comesAndGoes = ({ type, ...node }: Node) =>
  ['ConditionalExpression', 'LogicalExpression'].includes(type) ||
  (type === 'CallExpression' && /^render[A-Z]/.test(calleeOf({ type, ...node })));

/** What React takes as the children of an element, without the white space between lines. */
const childrenOf = (node: Node) =>
  (node.children as Node[])
    .map((child) => (child.type === 'JSXExpressionContainer' ? (child.expression as Node) : child))
    .filter(
      ({ type, value }) => type !== 'JSXEmptyExpression' && !(type === 'JSXText' && !String(value).trim()),
    );

/** Elements that are drawn into no page in which text could stand by itself. */
const isProvider = (tag: unknown) => /(?:Context|Provider)$/.test(String(tag));

function bareTexts({ path, text }: SourceFile): string[] {
  const { program } = parseSync(path, text) as { program: ESTree.Program };
  const elements = elementNames(program, text);
  const found: string[] = [];
  visit(program, (node) => {
    if (!['JSXElement', 'JSXFragment'].includes(node.type) || isProvider(tagOf(node))) return;
    const children = childrenOf(node);
    const bare = children.find(
      (child) =>
        mayBeText(child, elements) &&
        children.some((other) => other !== child && (comesAndGoes(other) || comesAndGoes(child))),
    );
    if (bare)
      found.push(
        `${path}:${lineOf(text, bare.start)} text beside what comes and goes: give it an element: ${textOf(text, bare)}`,
      );
  });
  return found;
}

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length;
const textOf = (text: string, { start, end }: Node) =>
  text.slice(start, end).replace(/\s+/g, ' ').slice(0, 80);

const valueMakers = /^(?:money|percent|format(?:Money|Percent|(?:Whole)?Date|Number))$/;
/** Attributes that are read out or shown by the browser as text. */
const isSaid = (name: string) => /^(?:aria-|label$|alt$|title$|valueText$)/.test(name);

/** What the functions of the file give: a sum or a date as text, or something else under such a name. */
function functionsOf(program: unknown): ReadonlyMap<string, boolean> {
  const functions = new Map<string, boolean>();
  visit(program, ({ type, id, init }) => {
    if (type !== 'VariableDeclarator' || (init as Node | null)?.type !== 'ArrowFunctionExpression') return;
    const body = (init as Node).body as Node;
    const isValue = body.type === 'CallExpression' && valueMakers.test(calleeOf(body));
    functions.set(String((id as Node).name), isValue);
  });
  return functions;
}

/** A field of values for messages, or of figures that a component puts into `Ltr` by itself. */
const isForWords = ({ type, key, id, ...node }: Node) =>
  [key, id].some((named) => (named as Node | undefined)?.name === 'values') ||
  (type === 'JSXElement' && tagOf({ type, ...node }) === 'StatRow');

/** Whether an element keeps what is in it from translators. */
function keepsValue(element: Node): boolean {
  const tag = String(tagOf(element));
  if (tag !== 'time') return ['Ltr', 'Value', 'option'].includes(tag);
  const { attributes } = element.openingElement as { attributes?: Node[] };
  return attributes?.some(({ name }) => (name as Node | undefined)?.name === 'translate') ?? false;
}

const takers =
  /^(?:JSXExpressionContainer|Property|\w*Call\w*|TemplateLiteral|VariableDeclarator|Arrow\w+|Return\w+)$/;
const holders = /^(?:CallExpression|JSXElement|VariableDeclarator)$/;

/** Whether a text that stands within these nodes, the nearest first, is shown by itself and not kept from translators. */
function isBareValue(around: readonly Node[]): boolean {
  const at = around.findIndex(({ type }) => takers.test(type));
  const [taker, parent, ...further] = around.slice(at);
  if (!taker || !parent) return false;
  if (taker.type === 'JSXExpressionContainer')
    return parent.type === 'JSXAttribute' ? !isSaid(String((parent.name as Node).name)) : !keepsValue(parent);
  // In a sentence it is part of one text, which React writes as a whole.
  if (taker.type !== 'Property' || around.some(isForWords)) return false;
  const holder = further.find(({ type }) => holders.test(type));
  return holder?.type !== 'CallExpression' || /^(?:map|push|flatMap|filter)$/.test(calleeOf(holder));
}

function bareValues({ path, text }: SourceFile): string[] {
  const { program } = parseSync(path, text) as { program: ESTree.Program };
  const functions = functionsOf(program);
  const found: string[] = [];
  visit(program, (node, around) => {
    const name = node.type === 'CallExpression' ? calleeOf(node) : '';
    if ((functions.get(name) ?? valueMakers.test(name)) && isBareValue(around))
      found.push(
        `${path}:${lineOf(text, node.start)} a sum, a number or a date by itself stands in Ltr or Value: ${textOf(text, node)}`,
      );
  });
  return found;
}

const isDrawn = (path: string, rooms: RegExp) =>
  rooms.test(path) && path.endsWith('.tsx') && isProduct(path) && !isRules(path);

/**
 * A translator replaces a text node by an element of its own. React then puts new siblings before a node that is gone, and
 * writes new text where nobody sees it. It does neither to an element, nor to text that is alone in one.
 */
export const translatorRules: HouseRule[] = [
  {
    name: 'text beside what comes and goes has an element of its own',
    check: (files) =>
      files.filter(({ path }) => isDrawn(path, /^packages\/(?:ui|patterns)\/src\//)).flatMap(bareTexts),
    bad: [
      file(
        'packages/ui/src/Badge/Badge.tsx',
        'export const B = ({icon, children}) => <b>{renderIcon(icon)}{children}</b>',
      ),
      file('packages/ui/src/A/A.tsx', 'export const A = ({ busy }) => <p>{busy ? <i /> : null} Saved</p>'),
      file('packages/ui/src/A/A.tsx', 'export const A = ({ note }) => <p><i />{note ? "New" : null}</p>'),
      file(
        'packages/patterns/src/A/A.tsx',
        'export const A = () => <p>{each(plan)} {off && <i>{off}</i>}</p>',
      ),
    ],
    good: [
      file(
        'packages/ui/src/A/A.tsx',
        'interface P { to?: ReactElement } export const A = ({ to }: P) => <p>{to}{a ? <i /> : null}</p>',
      ),
      file(
        'packages/ui/src/A/A.tsx',
        'export const A = ({ busy }) => <p>{busy ? <i /> : null}<b>Saved</b></p>',
      ),
      file(
        'packages/ui/src/A/A.tsx',
        'const i = a ? <i /> : null; export const A = () => <p>{i}<b>{text}</b></p>',
      ),
      file(
        'packages/ui/src/A/A.tsx',
        'export const A = ({ children }) => <Some.Context><p>{children}</p></Some.Context>',
      ),
      file('packages/ui/src/A/A.tsx', 'export const A = ({ busy }) => <p>{busy ? "Saving" : "Saved"}</p>'),
      file(
        'packages/ui/src/A/A.stories.tsx',
        'export const A = ({ busy }) => <p>{busy ? <i /> : null} Saved</p>',
      ),
    ],
  },
  {
    name: 'a sum or a date by itself is kept from translators',
    check: (files) =>
      files
        .filter(({ path }) => isDrawn(path, /^(?:packages\/(?:ui|patterns)|apps\/site)\/src\//))
        .flatMap(bareValues),
    bad: [
      file('packages/patterns/src/A/A.tsx', 'export const A = () => <p>{words.money(total)}</p>'),
      file(
        'packages/patterns/src/A/A.tsx',
        'export const A = () => <p>{old ? <s /> : formatMoney(total, language)}</p>',
      ),
      file(
        'packages/patterns/src/A/A.tsx',
        'const day = (at) => formatDate(at, language); export const A = () => <p>{day(1)}</p>',
      ),
      file(
        'packages/patterns/src/A/A.tsx',
        'export const A = () => <List items={[{ term, value: formatDate(at) }]} />',
      ),
      file(
        'packages/patterns/src/A/A.tsx',
        'const rows = all.map((each) => ({ value: formatMoney(each) }));',
      ),
      file('apps/site/src/routes/A/A.tsx', 'export const A = () => <Card price={money(total)} />'),
    ],
    good: [
      file('packages/patterns/src/A/A.tsx', 'export const A = () => <Ltr>{words.money(total)}</Ltr>'),
      file(
        'packages/patterns/src/A/A.tsx',
        'export const A = () => <p>{formatMessage(m.pay, { price: money(total) })}</p>',
      ),
      file(
        'packages/patterns/src/A/A.tsx',
        'export const A = () => <Price parts={parts} label={words.money(total)} />',
      ),
      file(
        'packages/patterns/src/A/A.tsx',
        'const money = (sum) => <Ltr>{formatMoney(sum)}</Ltr>; const row = { price: money(1) };',
      ),
    ],
  },
];
