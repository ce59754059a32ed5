import { globSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { allRoutes } from '@tern/domain';
import { languageLoaders } from '@tern/i18n/vite';
import type { Plugin } from 'vite';
import { namespacesOf } from './namespacesOf.ts';
import { pageFiles } from './pageFiles.ts';

const root = resolve(import.meta.dirname, '..');
const prefix = 'virtual:site-messages/';

/** What may show on every page of the router. */
const everywhere = [
  'src/app/Shell.tsx',
  '../../packages/patterns/src/ChinaScreen/ChinaScreen.tsx',
  'src/app/EndedSession.tsx',
  'src/routes/notFound/ErrorPage.tsx',
];

/** The pages whose code reaches the browser, by route id. */
function appPages(): Record<string, string> {
  const files = pageFiles();
  return Object.fromEntries(
    allRoutes()
      .filter(({ boot }) => boot !== 'static')
      .map(({ id }) => [id, files.get(id) as string]),
  );
}

/** Islands by name: `PriceTeaserIsland.tsx` is `priceTeaser`. */
function islandModules(): Record<string, string> {
  return Object.fromEntries(
    globSync('src/islands/[A-Z]*Island.tsx', { cwd: root }).map((file) => {
      const name = basename(file, 'Island.tsx');
      return [name.charAt(0).toLowerCase() + name.slice(1), file];
    }),
  );
}

/**
 * What the browser loads of a catalogue: one module per page and per island, each with the namespaces its
 * code uses.
 *
 * - `virtual:site-messages/de/pages`: `shared`, what every routed page may say, and `pages`, loaders by route id.
 * - `virtual:site-messages/de/islands`: loaders by name of the island.
 * - `virtual:site-messages/loaders/pages` and `/islands`: loaders of these by language.
 */
export function siteMessages(): Plugin {
  // Every language asks for the same modules: they are found, and their imports followed, once until a file changes.
  const known = new Map<string, string[]>();
  let found: Record<'page' | 'island', Record<string, string>> | undefined;
  const modules = () => {
    found ??= { page: appPages(), island: islandModules() };
    return found;
  };
  const forget = () => {
    known.clear();
    found = undefined;
  };
  const namespacesBelow = (file: string) => {
    const namespaces = known.get(file) ?? namespacesOf(join(root, file));
    known.set(file, namespaces);
    return namespaces;
  };
  const sharedNamespaces = () => [...new Set(everywhere.flatMap(namespacesBelow))];
  const moduleOf = (language: string, namespaces: readonly string[]) =>
    namespaces.length > 0 ? `virtual:tern-messages/${language}/${namespaces.join('+')}` : null;
  const loadersOf = (language: string, kind: 'page' | 'island') =>
    `{${Object.keys(modules()[kind])
      .map((name) => `${JSON.stringify(name)}: () => import('${prefix}${language}/${kind}/${name}')`)
      .join(',')}}`;

  return {
    name: 'site:messages',
    enforce: 'pre',
    buildStart: forget,
    watchChange: forget,
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [language = '', kind, name = ''] = id.slice(prefix.length + 1).split('/');
      if (language === 'loaders' && kind) return languageLoaders((each) => `${prefix}${each}/${kind}`);
      if (kind === 'pages') {
        return [
          `export { default as shared } from '${moduleOf(language, sharedNamespaces())}';`,
          `export const pages = ${loadersOf(language, 'page')};`,
        ].join('\n');
      }
      if (kind === 'islands') return `export default ${loadersOf(language, 'island')};`;
      const file = kind === 'page' || kind === 'island' ? modules()[kind][name] : undefined;
      if (!file) throw new Error(`No such page or island: ${id.slice(1)}`);
      const own = namespacesBelow(file);
      const namespaces = kind === 'page' ? own.filter((each) => !sharedNamespaces().includes(each)) : own;
      const source = moduleOf(language, namespaces);
      return source ? `export { default } from '${source}';` : 'export default {};';
    },
  };
}
