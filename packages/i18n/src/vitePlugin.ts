import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EnvironmentModuleNode, Plugin } from 'vite';
import { catalogueModule, compileMessages, pseudoLanguage, type Texts } from './compileMessages.ts';
import { defaultLanguage, isLanguage } from './languages.ts';
import { keepIdsOnly, messagesFile, readMessages } from './readMessages.ts';

const virtualPrefix = 'virtual:tern-messages/';

export interface TernMessagesOptions {
  /** The folder the other two are relative to. By default the root of Vite. */
  root?: string;
  /** Where messages are declared, as a glob. By default `src/**\/*.messages.ts`. */
  sources?: string;
  /** The folder of the translations, `de.json` and so on: texts by id. By default `messages`. */
  catalogues?: string;
}

/**
 * Compiles messages at build time.
 *
 * - `*.messages.ts` keep their ids only.
 * - `virtual:tern-messages/de` is the whole compiled catalogue of a language over English,
 *   `virtual:tern-messages/de/planPicker+checkoutForm` two namespaces of it. `xx` is the long pseudo-language.
 * - The ICU parser is left out of bundles.
 *
 * English comes from the sources, so that a new message shows without an extraction.
 */
export function ternMessages(options: TernMessagesOptions = {}): Plugin {
  const { sources: pattern = 'src/**/*.messages.ts', catalogues = 'messages' } = options;
  let root = options.root ?? process.cwd();
  let messagesFolder = resolve(root, catalogues);
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

    resolveId(id) {
      return id.startsWith(virtualPrefix) ? `\0${id}` : undefined;
    },

    load(id) {
      if (!id.startsWith(`\0${virtualPrefix}`)) return undefined;
      const [language = '', scope, rest] = id.slice(virtualPrefix.length + 1).split('/');
      if ((!isLanguage(language) && language !== pseudoLanguage) || rest !== undefined || scope === '') {
        throw new Error(`No such catalogue: ${id.slice(1)}`);
      }
      const sources = readMessages({ root, sources: pattern });
      for (const file of new Set([...sources.values()].map((message) => message.file))) {
        this.addWatchFile(join(root, file));
      }
      const english = Object.fromEntries([...sources].map(([key, message]) => [key, message.text]));
      const namespaces = scope?.split('+');
      const unknown = namespaces?.find(
        (name) => !Object.keys(english).some((key) => key.startsWith(`${name}.`)),
      );
      if (unknown) throw new Error(`No messages in the namespace ${unknown}: ${id.slice(1)}`);
      let texts: Texts = english;
      const file = join(messagesFolder, `${language}.json`);
      if (language !== defaultLanguage && language !== pseudoLanguage && existsSync(file)) {
        this.addWatchFile(file);
        texts = JSON.parse(readFileSync(file, 'utf8')) as Texts;
      }
      return {
        code: catalogueModule(
          compileMessages(english, texts, { namespaces, pseudo: language === pseudoLanguage }),
        ),
        moduleSideEffects: false,
      };
    },

    transform: {
      filter: { id: /\.messages\.ts(?:$|\?)/ },
      handler(code, id) {
        return { code: keepIdsOnly(code, id.split('?', 1)[0] ?? id), map: null };
      },
    },

    hotUpdate({ file, modules }) {
      if (!messagesFile.test(file) && dirname(file) !== messagesFolder) return undefined;
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
