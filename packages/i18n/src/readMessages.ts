import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

/** A message as its source declares it. */
export interface SourceMessage {
  readonly id: string;
  readonly text: string;
  readonly note: string;
  readonly file: string;
}

interface Declaration {
  readonly messages: readonly SourceMessage[];
  readonly start: number;
  readonly end: number;
  /** The same declaration without its texts: a call of `messageIds`. */
  readonly ids: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export const repositoryRoot = join(dirname(fileURLToPath(import.meta.url)), '../../..');

export const messagesFile = /\.messages\.ts$/;

/** Where messages are declared: a folder, and a pattern below it. */
export interface MessageSources {
  readonly root: string;
  readonly sources: string;
}

export const repositorySources: MessageSources = {
  root: repositoryRoot,
  sources: '{packages,apps}/*/src/**/*.messages.ts',
};

/** Cached files: a build requests every catalogue, and the sources are the same. */
const read = new Map<string, { code: string; messages: readonly SourceMessage[] }>();

function messagesOf(root: string, file: string): readonly SourceMessage[] {
  const path = join(root, file);
  const code = readFileSync(path, 'utf8');
  const known = read.get(path);
  if (known?.code === code) return known.messages;
  const messages = parseMessages(code, file).declarations.flatMap((one) => one.messages);
  read.set(path, { code, messages });
  return messages;
}

/** Every declared message, by id. Throws when two declarations share an id. */
export function readMessages({
  root,
  sources,
}: MessageSources = repositorySources): Map<string, SourceMessage> {
  const found = new Map<string, SourceMessage>();
  for (const file of globSync(sources, { cwd: root }).sort()) {
    for (const message of messagesOf(root, file)) {
      const other = found.get(message.id);
      if (other) throw new Error(`${file}: the message ${message.id} is already declared in ${other.file}`);
      found.set(message.id, message);
    }
  }
  return found;
}

/** A messages module as bundles carry it: the names of its messages, and nothing a visitor would not need. */
export function keepIdsOnly(code: string, file: string): string {
  const { declarations, imports } = parseMessages(code, file);
  const edits = [
    ...declarations.map(({ start, end, ids }) => ({ start, end, text: ids })),
    ...imports.map(({ start, end, from }) => ({
      start,
      end,
      text: `import { messageIds } from '${from}';`,
    })),
  ].sort((a, b) => b.start - a.start);
  return edits.reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

/** Finds the `defineMessages` calls of a module, without running it. Throws when a text is not a literal. */
export function parseMessages(
  code: string,
  file: string,
): { declarations: Declaration[]; imports: { start: number; end: number; from: string }[] } {
  const { program, errors } = parseSync(file, code, { lang: 'ts' });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const declarations: Declaration[] = [];
  const imports: { start: number; end: number; from: string }[] = [];
  visit(program as unknown as Node, (node) => {
    if (node.type === 'CallExpression' && (node.callee as Node).name === 'defineMessages') {
      declarations.push(readCall(node, file));
    }
    if (node.type === 'ImportDeclaration') {
      const names = (node.specifiers as Node[]).map((specifier) => (specifier.local as Node).name);
      const from = (node.source as Node).value as string;
      if (names.length === 1 && names[0] === 'defineMessages')
        imports.push({ start: node.start, end: node.end, from });
    }
  });
  return { declarations, imports };
}

function readCall(call: Node, file: string): Declaration {
  const [namespaceNode, objectNode] = call.arguments as Node[];
  const namespace = literal(namespaceNode);
  const object = unwrap(objectNode);
  if (
    namespace === null ||
    !/^[A-Za-z][A-Za-z0-9]*$/.test(namespace) ||
    object?.type !== 'ObjectExpression'
  ) {
    throw new Error(`${file}: defineMessages takes a namespace and an object literal`);
  }
  const messages: SourceMessage[] = [];
  const keys: string[] = [];
  for (const property of object.properties as Node[]) {
    const keyNode = property.key as Node | undefined;
    const key =
      property.computed || !keyNode ? null : ((keyNode.name as string | undefined) ?? literal(keyNode));
    if (key === null) throw new Error(`${file}: a key of ${namespace} is not a plain name`);
    const pair = unwrap(property.value as Node);
    const [textNode, noteNode, rest] = pair?.type === 'ArrayExpression' ? (pair.elements as Node[]) : [];
    const text = literal(textNode);
    const note = literal(noteNode);
    if (!text || !note || rest) {
      throw new Error(`${file}: ${namespace}.${key} takes the English text and a note, both as literals`);
    }
    const id = `${namespace}.${key}`;
    messages.push({ id, text, note, file });
    if (key.includes('|')) throw new Error(`${file}: a key of ${namespace} has a |`);
    keys.push(key);
  }
  const ids = `/* @__PURE__ */ messageIds(${JSON.stringify(namespace)}, ${JSON.stringify(keys.join('|'))})`;
  return { messages, start: call.start, end: call.end, ids };
}

function unwrap(node: Node | undefined): Node | undefined {
  return node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression'
    ? unwrap(node.expression as Node)
    : node;
}

/** The value of a string literal, a template without expressions, or a sum of these. */
function literal(wrapped: Node | undefined): string | null {
  const node = unwrap(wrapped);
  if (!node) return null;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type === 'TemplateLiteral') {
    const quasis = node.quasis as { value: { cooked: string } }[];
    return quasis.length === 1 ? (quasis[0]?.value.cooked ?? null) : null;
  }
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    const left = literal(node.left as Node);
    const right = literal(node.right as Node);
    return left === null || right === null ? null : left + right;
  }
  return null;
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && typeof (child as Node).type === 'string')
        visit(child as Node, see);
    }
  }
}
