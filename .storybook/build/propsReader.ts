import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { type Commented, commentBefore } from './commentBefore.ts';

/** A type as Storybook's controls read it. */
interface PropType {
  name: string;
  /** As it stands in the source. */
  raw: string;
  value?: string;
  type?: 'function' | 'object';
  elements?: PropType[];
  signature?: { properties: [] };
}

interface Prop {
  required: boolean;
  tsType: PropType;
  description: string;
  defaultValue?: { value: string; computed: boolean };
}

/** What Storybook finds at a component as `__docgenInfo`. */
export interface ComponentDocs {
  displayName: string;
  description: string;
  props: Record<string, Prop>;
}

/** A node of the syntax tree; only what is read here, and every property may be absent. */
interface Node {
  type: string;
  start: number;
  end: number;
  [property: string]: unknown;
}

interface Source extends Commented {
  path: string;
  body: Node[];
  /** Types declared here. */
  types: Map<string, Node>;
  /** Types from other files: where from, and under which name. */
  imported: Map<string, { from: string; name: string }>;
}

type Props = Map<string, Prop>;

const node = (value: unknown) => value as Node | null | undefined;
const nodes = (value: unknown) => (value ?? []) as Node[];
const nameOf = (value: unknown) => node(value)?.name as string | undefined;

/** What keywords are called. */
const keywords: Record<string, string> = {
  TSStringKeyword: 'string',
  TSNumberKeyword: 'number',
  TSBooleanKeyword: 'boolean',
  TSNullKeyword: 'null',
  TSUndefinedKeyword: 'undefined',
  TSVoidKeyword: 'void',
  TSAnyKeyword: 'any',
  TSUnknownKeyword: 'unknown',
  TSNeverKeyword: 'never',
};

/**
 * Reads the props of components from their types, the comments in them and the defaults beside them. It follows
 * types of the same file and of relative imports; types of libraries (`ComponentPropsWithRef<'button'>`) add
 * nothing: a page names them in words.
 */
export class PropsReader {
  private readonly sources = new Map<string, Source | undefined>();

  /** Forgets a file that has changed. */
  forget(path: string): void {
    this.sources.delete(path);
  }

  /** Every exported component of a file, by the name it is exported under. */
  read(path: string, text: string): Map<string, ComponentDocs> {
    const source = this.parse(path, text);
    this.sources.set(path, source);
    const found = new Map<string, ComponentDocs>();
    for (const statement of source.body) {
      if (statement.type !== 'ExportNamedDeclaration') continue;
      const declaration = node(statement.declaration);
      for (const [name, component] of componentsOf(declaration)) {
        found.set(name, {
          displayName: name,
          description: commentBefore(source, statement),
          props: Object.fromEntries(this.propsOf(source, component)),
        });
      }
    }
    return found;
  }

  private parse(path: string, text: string): Source {
    const { program, comments } = parseSync(path, text, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
    const source: Source = {
      path,
      text,
      body: program.body as unknown as Node[],
      comments,
      types: new Map(),
      imported: new Map(),
    };
    for (const statement of source.body) {
      const declaration =
        statement.type === 'ExportNamedDeclaration' ? node(statement.declaration) : statement;
      if (declaration?.type === 'TSInterfaceDeclaration' || declaration?.type === 'TSTypeAliasDeclaration') {
        source.types.set(nameOf(declaration.id) as string, declaration);
      }
      const from = node(statement.source)?.value;
      if (statement.type !== 'ImportDeclaration' || typeof from !== 'string' || !from.startsWith('.'))
        continue;
      for (const specifier of nodes(statement.specifiers)) {
        const name = nameOf(specifier.imported);
        if (name) source.imported.set(nameOf(specifier.local) as string, { from, name });
      }
    }
    return source;
  }

  private load(path: string): Source | undefined {
    if (!this.sources.has(path)) {
      this.sources.set(path, existsSync(path) ? this.parse(path, readFileSync(path, 'utf8')) : undefined);
    }
    return this.sources.get(path);
  }

  /** A type by its name, in the file that declares it. */
  private find(source: Source, name: string): { source: Source; declared: Node } | undefined {
    const declared = source.types.get(name);
    if (declared) return { source, declared };
    const imported = source.imported.get(name);
    const other = imported && this.load(join(dirname(source.path), imported.from));
    return imported && other ? this.find(other, imported.name) : undefined;
  }

  private textOf(source: Source, { start, end }: Node): string {
    return source.text
      .slice(start, end)
      .replace(/^\s*\|\s*/, '')
      .replace(/\s+/g, ' ')
      .trim();
  }

  private propsOf(source: Source, component: Node): Props {
    if (component.type === 'ClassDeclaration') {
      const own = nodes(node(component.superTypeArguments)?.params)[0];
      return own ? this.membersOf(source, own, 0) : new Map();
    }
    const parameter = nodes(component.params)[0];
    const type = node(node(parameter?.typeAnnotation)?.typeAnnotation);
    if (!parameter || !type) return new Map();
    const props = this.membersOf(source, type, 0);
    for (const [name, value] of defaultsOf(parameter, component)) {
      const defaultValue = { value: this.textOf(source, value), computed: false };
      const prop = props.get(name);
      // A default for an attribute of the element is told as well; its type is the library's.
      if (prop) prop.defaultValue = defaultValue;
      else props.set(name, { required: false, tsType: { name: '', raw: '' }, description: '', defaultValue });
    }
    return props;
  }

  private membersOf(source: Source, type: Node, depth: number): Props {
    if (depth > 12) return new Map();
    const deeper = (next: Node) => this.membersOf(source, next, depth + 1);
    switch (type.type) {
      case 'TSParenthesizedType':
        return deeper(type.typeAnnotation as Node);
      case 'TSTypeLiteral':
        return this.signaturesOf(source, nodes(type.members));
      case 'TSInterfaceDeclaration': {
        const heirs = nodes(type.extends).map((heritage) =>
          this.namedMembers(source, nameOf(heritage.expression), node(heritage.typeArguments), depth),
        );
        const own = this.signaturesOf(source, nodes(node(type.body)?.body));
        return new Map([...own, ...heirs.flatMap((one) => [...one]).filter(([name]) => !own.has(name))]);
      }
      case 'TSTypeAliasDeclaration':
        return deeper(type.typeAnnotation as Node);
      case 'TSIntersectionType':
        return new Map(nodes(type.types).flatMap((one) => [...deeper(one)]));
      case 'TSUnionType':
        return unite(nodes(type.types).map(deeper));
      case 'TSTypeReference':
        return this.namedMembers(source, nameOf(type.typeName), node(type.typeArguments), depth);
      default:
        return new Map();
    }
  }

  private namedMembers(
    source: Source,
    name: string | undefined,
    typeArguments: Node | null | undefined,
    depth: number,
  ): Props {
    if (!name) return new Map();
    const [first, second] = nodes(typeArguments?.params);
    const inner = () => (first ? this.membersOf(source, first, depth + 1) : (new Map() as Props));
    switch (name) {
      case 'Omit':
      case 'Pick': {
        const keys = new Set(second ? literalsOf(second) : []);
        return new Map([...inner()].filter(([key]) => keys.has(key) === (name === 'Pick')));
      }
      case 'Partial':
        return new Map([...inner()].map(([key, prop]) => [key, { ...prop, required: false }]));
      case 'Extract':
      case 'Exclude':
      case 'Readonly':
      case 'Required':
      case 'PropsWithChildren':
        return inner();
      default: {
        const found = this.find(source, name);
        return found ? this.membersOf(found.source, found.declared, depth + 1) : new Map();
      }
    }
  }

  private signaturesOf(source: Source, members: Node[]): Props {
    const props: Props = new Map();
    for (const member of members) {
      const key = node(member.key);
      const name = (key?.name ?? key?.value) as string | undefined;
      if (!name || !/^TS(Property|Method)Signature$/.test(member.type)) continue;
      const type = node(node(member.typeAnnotation)?.typeAnnotation);
      props.set(name, {
        required: member.optional !== true,
        tsType:
          member.type === 'TSMethodSignature' || !type
            ? { name: 'signature', type: 'function', raw: this.textOf(source, member) }
            : this.typeOf(source, type),
        description: commentBefore(source, member),
      });
    }
    return props;
  }

  private typeOf(source: Source, type: Node): PropType {
    const raw = this.textOf(source, type);
    const keyword = keywords[type.type];
    if (keyword) return { name: keyword, raw };
    switch (type.type) {
      case 'TSParenthesizedType':
        return this.typeOf(source, type.typeAnnotation as Node);
      case 'TSLiteralType':
        return { name: 'literal', value: raw, raw };
      case 'TSUnionType':
        return { name: 'union', raw, elements: nodes(type.types).map((one) => this.typeOf(source, one)) };
      case 'TSFunctionType':
        return { name: 'signature', type: 'function', raw };
      case 'TSTypeLiteral':
        return { name: 'signature', type: 'object', raw, signature: { properties: [] } };
      case 'TSTypeReference': {
        // The name of a list of words, or of a short type, says less than what it stands for.
        const found = type.typeArguments ? undefined : this.find(source, nameOf(type.typeName) ?? '');
        const alias =
          found?.declared.type === 'TSTypeAliasDeclaration' && node(found.declared.typeAnnotation);
        const tells =
          found &&
          alias &&
          (isWords(alias) || (isShape(alias) && this.textOf(found.source, alias).length < 60));
        return tells ? this.typeOf(found.source, alias) : { name: raw, raw };
      }
      default:
        return { name: raw, raw };
    }
  }
}

/** What begins with a capital: `export function X`, `export const X = forwardRef(function …)`, a class. */
function componentsOf(declaration: Node | null | undefined): [name: string, component: Node][] {
  const isName = (name: string | undefined) => name !== undefined && /^[A-Z][a-z]/.test(name);
  if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration') {
    const name = nameOf(declaration.id);
    // TypeScript's overloads have no body.
    return name && isName(name) && declaration.body ? [[name, declaration]] : [];
  }
  if (declaration?.type !== 'VariableDeclaration') return [];
  return nodes(declaration.declarations).flatMap((declarator): [string, Node][] => {
    const name = nameOf(declarator.id);
    let value = node(declarator.init);
    if (value?.type === 'CallExpression') value = nodes(value.arguments)[0];
    const isFunction = value?.type === 'ArrowFunctionExpression' || value?.type === 'FunctionExpression';
    return name && isName(name) && value && isFunction ? [[name, value]] : [];
  });
}

/** `{ size = 'medium' }` of the parameter, or of a `const { size = 'medium' } = props` in the body. */
function defaultsOf(parameter: Node, component: Node): [name: string, value: Node][] {
  const patterns = [parameter];
  for (const statement of nodes(node(component.body)?.body)) {
    for (const declarator of nodes(statement.declarations)) {
      const init = node(declarator.init);
      if (init?.type === 'Identifier' && init.name === parameter.name) patterns.push(declarator.id as Node);
    }
  }
  return patterns
    .flatMap((pattern) => nodes(pattern.properties))
    .flatMap((property): [string, Node][] => {
      const value = node(property.value);
      const name = nameOf(property.key);
      return name && value?.type === 'AssignmentPattern' ? [[name, value.right as Node]] : [];
    });
}

/** Members of one or the other: needed only when every side needs them. */
function unite(sides: Props[]): Props {
  const known = sides.filter((side) => side.size > 0);
  const names = new Set(known.flatMap((side) => [...side.keys()]));
  return new Map(
    [...names].flatMap((name): [string, Prop][] => {
      const all = known.flatMap((side) => side.get(name) ?? []);
      // `href?: undefined` only keeps the sides apart.
      const kept = all.filter(({ tsType }) => tsType.name !== 'undefined' && tsType.name !== 'never');
      const [first] = kept;
      if (!first) return [];
      const types = [...new Map(kept.map(({ tsType }) => [tsType.raw, tsType])).values()];
      return [
        [
          name,
          {
            required: kept.length === known.length && kept.every(({ required }) => required),
            description: kept.find(({ description }) => description)?.description ?? '',
            tsType:
              types.length === 1
                ? first.tsType
                : { name: 'union', raw: types.map(({ raw }) => raw).join(' | '), elements: types },
          },
        ],
      ];
    }),
  );
}

/** A union of literals. */
const isWords = (type: Node): boolean =>
  type.type === 'TSLiteralType' || (type.type === 'TSUnionType' && nodes(type.types).every(isWords));

const isShape = ({ type }: Node): boolean => type === 'TSUnionType' || type === 'TSFunctionType';

const literalsOf = (type: Node): string[] =>
  type.type === 'TSUnionType'
    ? nodes(type.types).flatMap(literalsOf)
    : [String(node(type.literal)?.value ?? '')];
