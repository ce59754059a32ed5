import { readFile } from 'node:fs/promises';
import { type ESTree, parseSync } from 'rolldown/utils';
import type { Indexer, StoryIndexInput } from 'storybook/internal/types';

/** What a stories file tells the sidebar: everything else of Storybook's entries follows from it. */
type StoryEntry = Pick<
  StoryIndexInput,
  'exportName' | 'name' | 'title' | 'metaId' | 'tags' | 'rawComponentPath'
> & {
  type: 'story';
  subtype: 'story';
};

/** The values of an object by name; the value of a method is its function. */
type Members = Map<string, ESTree.Expression>;

const otherShape = Symbol('written in a shape that is not read here');
const refuse = (): never => {
  throw otherShape;
};

/** Without the `satisfies` and `as` around it. */
function bare(node: ESTree.Expression | null | undefined): ESTree.Expression | null | undefined {
  return node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression'
    ? bare(node.expression)
    : node;
}

/** The members of an object as they are written; what is spread in says nothing to an index. */
function membersOf(object: ESTree.ObjectExpression): Members {
  const members: Members = new Map();
  for (const property of object.properties) {
    if (property.type !== 'Property') continue;
    if (property.computed || property.key.type !== 'Identifier') refuse();
    else members.set(property.key.name, property.value);
  }
  return members;
}

/** `failing('network')`: a story with a name and no tags, as far as anybody can tell without running it. */
const isMade = (story: ESTree.Expression) =>
  story.type === 'ArrowFunctionExpression' ||
  (story.type === 'CallExpression' && story.callee.type === 'Identifier');

function textOf(node: ESTree.Expression | undefined): string | undefined {
  if (!node) return undefined;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : refuse();
}

function tagsOf(members: Members): string[] {
  const tags = members.get('tags');
  const written = !tags
    ? []
    : tags.type === 'ArrayExpression'
      ? tags.elements.map((tag) => textOf(tag as ESTree.Expression) ?? refuse())
      : refuse();
  return members.has('play') ? [...written, 'play-fn'] : written;
}

/**
 * The entries of a stories file of the usual shape: `const meta = {…}; export default meta;`, stories as exported
 * constants. `undefined` for anything else, so that nobody has to guess.
 */
export function readStories(path: string, text: string): StoryEntry[] | undefined {
  try {
    return read(parseSync(path, text, { lang: 'tsx' }).program.body);
  } catch (error) {
    if (error === otherShape) return undefined;
    throw error;
  }
}

function read(body: ESTree.Program['body']): StoryEntry[] {
  const constants = new Map<string, ESTree.Expression | null>();
  const importedFrom = new Map<string, string>();
  const exported: string[] = [];
  let metaName: string | undefined;
  for (const statement of body) {
    switch (statement.type) {
      case 'ImportDeclaration':
        for (const { local } of statement.specifiers) importedFrom.set(local.name, statement.source.value);
        break;
      case 'ExportDefaultDeclaration':
        if (metaName !== undefined || statement.declaration.type !== 'Identifier') refuse();
        else metaName = statement.declaration.name;
        break;
      case 'VariableDeclaration':
        for (const { id, init } of statement.declarations)
          if (id.type === 'Identifier') constants.set(id.name, init);
        break;
      case 'ExportNamedDeclaration': {
        const { declaration } = statement;
        if (declaration?.type.startsWith('TS')) break;
        if (declaration?.type !== 'VariableDeclaration') return refuse();
        for (const { id, init } of declaration.declarations) {
          if (id.type !== 'Identifier' || id.name.startsWith('__')) return refuse();
          constants.set(id.name, init);
          exported.push(id.name);
        }
        break;
      }
      // `Story.play = …` and `Story.test(…)` add to a story from outside.
      case 'ExpressionStatement':
      case 'ExportAllDeclaration':
        return refuse();
    }
  }
  const meta = bare(constants.get(metaName ?? ''));
  if (meta?.type !== 'ObjectExpression') return refuse();
  const common = membersOf(meta);
  if (common.has('includeStories') || common.has('excludeStories')) refuse();
  const component = common.get('component');
  return exported.map((exportName) => {
    const story = bare(constants.get(exportName));
    if (!story || !(story.type === 'ObjectExpression' || isMade(story))) return refuse();
    const own: Members = story.type === 'ObjectExpression' ? membersOf(story) : new Map();
    const parameters = own.get('parameters');
    if (parameters?.type === 'ObjectExpression' && membersOf(parameters).has('__id')) refuse();
    return {
      type: 'story',
      subtype: 'story',
      exportName,
      name: textOf(own.get('name')),
      title: textOf(common.get('title')),
      metaId: textOf(common.get('id')),
      tags: [...tagsOf(common), ...tagsOf(own)],
      rawComponentPath: component?.type === 'Identifier' ? importedFrom.get(component.name) : undefined,
    };
  });
}

/**
 * Indexes stories with one fast parse. Storybook's own indexer walks every node of every file, which takes a
 * third of the start; it still reads what is written in another shape.
 */
export function storyIndexer(others: readonly Indexer[]): Indexer {
  return {
    test: /\.stories\.tsx$/,
    async createIndex(path, options) {
      const stories = readStories(path, await readFile(path, 'utf8'));
      if (stories) return stories.map((story) => ({ ...story, title: options.makeTitle(story.title) }));
      const other = others.find(({ test }) => test.test(path));
      return other ? other.createIndex(path, options) : [];
    },
  };
}
