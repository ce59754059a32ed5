import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultLanguage, languages as siteLanguages } from '@tern/domain';
import type { EnvironmentModuleNode, Plugin } from 'vite';
import type { Catalogue } from './catalogue.ts';
import {
  catalogueModule,
  compileMessages,
  namespaceOf,
  pseudoLanguage,
  type Texts,
} from './compileMessages.ts';
import { keepIdsOnly, messagesFile, readMessages } from './readMessages.ts';

const virtualPrefix = 'virtual:tern-messages/';
const loadersModule = `${virtualPrefix}loaders`;

export interface TernMessagesOptions {
  /** The folder the other two are relative to. By default the root of Vite. */
  root?: string;
  /** Where messages are declared, as a glob. By default `src/**\/*.messages.ts`. */
  sources?: string;
  /** The folder of the translations, `de.json` and so on: texts by id. By default `messages`. */
  catalogues?: string;
  /** Codes of the languages. By default those of the site. */
  languages?: readonly string[];
  /** The text of a message in a language as it is built: by default as it is written. */
  change?: (id: string, text: string, language: string) => string;
}

/** A module whose default export loads another module for each language: `{ de: () => import('…') }`. */
export function languageLoaders(
  moduleOf: (language: string) => string,
  languages: readonly string[] = siteLanguages,
): string {
  const entries = languages.map(
    (language) => `  ${JSON.stringify(language)}: () => import(${JSON.stringify(moduleOf(language))}),\n`,
  );
  return `export default {\n${entries.join('')}};\n`;
}

/** The messages that the sources declare. */
interface Declared {
  readonly files: ReadonlySet<string>;
  /** English by namespace. */
  readonly english: ReadonlyMap<string, Texts>;
}

function readDeclared(root: string, sources: string): Declared {
  const files = new Set<string>();
  const english = new Map<string, Record<string, string>>();
  for (const { id, text, file } of readMessages({ root, sources }).values()) {
    files.add(join(root, file));
    remembered(english, namespaceOf(id), (): Record<string, string> => ({}))[id] = text;
  }
  return { files, english };
}

/** The value under a key, computed on its first use. */
function remembered<T>(values: Map<string, T>, key: string, make: () => T): T {
  const known = values.get(key);
  if (known !== undefined) return known;
  const value = make();
  values.set(key, value);
  return value;
}

/**
 * Compiles messages at build time.
 *
 * - `*.messages.ts` keep their ids only.
 * - `virtual:tern-messages/de` is the whole compiled catalogue of a language over English,
 *   `virtual:tern-messages/de/planPicker+checkoutForm` two namespaces of it. `xx` is the long pseudo-language. With
 *   `?name` at its end it is a module of its own.
 * - `virtual:tern-messages/loaders` loads the whole catalogue of each language on demand.
 * - The ICU parser is left out of bundles.
 *
 * English comes from the sources, so that a new message shows without an extraction.
 */
export function ternMessages(options: TernMessagesOptions = {}): Plugin {
  const {
    sources: pattern = 'src/**/*.messages.ts',
    catalogues = 'messages',
    languages = siteLanguages,
    change,
  } = options;
  let root = options.root ?? process.cwd();
  let messagesFolder = resolve(root, catalogues);

  // Thousands of modules share these files: each is read once, and each namespace compiled once to a language.
  let sources: Declared | undefined;
  const texts = new Map<string, Texts>();
  const catalogueOf = new Map<string, Catalogue>();
  const forget = () => {
    sources = undefined;
    texts.clear();
    catalogueOf.clear();
  };
  const isSource = (file: string) => messagesFile.test(file) || dirname(file) === messagesFolder;
  const declared = () => {
    sources ??= readDeclared(root, pattern);
    return sources;
  };
  const catalogueFile = (language: string) => join(messagesFolder, `${language}.json`);
  const textsOf = (language: string): Texts => {
    const file = catalogueFile(language);
    if (language === defaultLanguage || language === pseudoLanguage || !existsSync(file)) return {};
    return remembered(texts, language, () => JSON.parse(readFileSync(file, 'utf8')) as Texts);
  };
  const compiled = (language: string, namespace: string) =>
    remembered(catalogueOf, `${language}/${namespace}`, () =>
      compileMessages(declared().english.get(namespace) ?? {}, textsOf(language), {
        pseudo: language === pseudoLanguage,
        change: change && ((id, text) => change(id, text, language)),
      }),
    );

  return {
    name: 'tern:messages',
    enforce: 'pre',

    config() {
      const noParser = fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js'));
      return {
        resolve: { alias: [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: noParser }] },
      };
    },

    configResolved(config) {
      root = options.root ?? config.root;
      messagesFolder = resolve(root, catalogues);
    },

    buildStart: forget,

    resolveId(id) {
      return id.startsWith(virtualPrefix) ? `\0${id}` : undefined;
    },

    load(id) {
      if (!id.startsWith(`\0${virtualPrefix}`)) return undefined;
      if (id === `\0${loadersModule}`) {
        return languageLoaders((language) => virtualPrefix + language, languages);
      }
      const [language = '', scope, rest] = id
        .slice(virtualPrefix.length + 1)
        .replace(/\?.*/, '')
        .split('/');
      if (
        (!(languages as readonly string[]).includes(language) && language !== pseudoLanguage) ||
        rest !== undefined ||
        scope === ''
      ) {
        throw new Error(`No such catalogue: ${id.slice(1)}`);
      }
      const { files, english } = declared();
      const unknown = scope?.split('+').find((name) => !english.has(name));
      if (unknown) throw new Error(`No messages in the namespace ${unknown}: ${id.slice(1)}`);
      if (this.meta.watchMode) {
        for (const file of files) this.addWatchFile(file);
        this.addWatchFile(catalogueFile(language));
      }
      const names = scope?.split('+') ?? [...english.keys()];
      return {
        code: catalogueModule(Object.assign({}, ...names.map((name) => compiled(language, name)))),
        moduleSideEffects: false,
      };
    },

    watchChange(file) {
      if (isSource(file)) forget();
    },

    transform: {
      filter: { id: /\.messages\.ts(?:$|\?)/ },
      handler(code, id) {
        return { code: keepIdsOnly(code, id.split('?', 1)[0] ?? id), map: null };
      },
    },

    hotUpdate({ file, modules }) {
      if (!isSource(file)) return undefined;
      const language = basename(file, '.json');
      const affected: EnvironmentModuleNode[] = [...modules];
      for (const [id, module] of this.environment.moduleGraph.idToModuleMap) {
        if (!id.startsWith(`\0${virtualPrefix}`)) continue;
        if (messagesFile.test(file) || id.split('/')[1] === language) affected.push(module);
      }
      return affected;
    },
  };
}
