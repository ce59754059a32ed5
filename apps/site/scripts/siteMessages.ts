import { globSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { allRoutes, languages } from '@tern/domain';
import type { Plugin } from 'vite';
import { namespacesOf } from './namespacesOf.ts';
import { pageFiles } from './pageFiles.ts';

const root = resolve(import.meta.dirname, '..');
const prefix = 'virtual:site-messages/';

/** Components that may show on every page of the router. */
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
 * The parts of a catalogue the browser loads: one module per page and per island, each with the namespaces its
 * code uses.
 *
 * - `virtual:site-messages/loaders/pages`: by language, what loads its loaders. These stand apart: the names of all files
 *   in all languages would travel with every page, which knows its own from the document.
 * - `virtual:site-messages/<language>/pages`: loaders by route id, each of one file that has what every routed page may say
 *   as well; `later` are those of what the parts of a page say that load later.
 * - `virtual:site-messages/loaders/islands`: loaders by language and name of the island.
 * - `virtual:site-messages/namespaces`: those of all pages, and of all islands, for the server.
 */
export function siteMessages(): Plugin {
  // Every language needs the same modules: they are found, and their imports followed, once until a file changes.
  const known = new Map<string, ReturnType<typeof namespacesOf>>();
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
  const namespacesIn = (kind: 'page' | 'island') => [
    ...new Set(Object.values(modules()[kind]).flatMap((file) => Object.values(namespacesBelow(file)).flat())),
  ];
  const sharedNamespaces = () => [...new Set(everywhere.flatMap((file) => namespacesBelow(file).now))];
  // Named after its page: two pages that say the same would share a third file otherwise.
  const moduleOf = (language: string, namespaces: readonly string[], name: string) =>
    namespaces.length > 0 ? `virtual:tern-messages/${language}/${namespaces.join('+')}?${name}` : null;
  const loadersOf = (language: string, kind: 'page' | 'island' | 'later') => {
    const files = Object.entries(modules()[kind === 'later' ? 'page' : kind]);
    const names = files
      .filter(([, file]) => kind !== 'later' || namespacesBelow(file).later.length > 0)
      .map(([name]) => name);
    const loaders = names.map((name) => `${name}: () => import('${prefix}${language}/${kind}/${name}')`);
    return `{ ${loaders.join(', ')} }`;
  };
  const everyLanguage = (entryOf: (language: string) => string) =>
    `export default {\n${languages.map((language) => `${language}: ${entryOf(language)},`).join('\n')}\n};`;

  return {
    name: 'site:messages',
    enforce: 'pre',
    buildStart: forget,
    watchChange: forget,
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [language = '', kind, name = ''] = id.slice(prefix.length + 1).split('/');
      if (language === 'namespaces')
        return `export default ${JSON.stringify({
          pages: [...new Set([...sharedNamespaces(), ...namespacesIn('page')])],
          islands: namespacesIn('island'),
        })};`;
      if (language === 'loaders')
        return everyLanguage((each) =>
          kind === 'pages' ? `() => import('${prefix}${each}/pages')` : loadersOf(each, 'island'),
        );
      if (kind === 'pages')
        return [
          `export default ${loadersOf(language, 'page')};`,
          `export const later = ${loadersOf(language, 'later')};`,
        ].join('\n');
      const file = modules()[kind === 'island' ? kind : 'page'][name];
      if (!file) throw new Error(`No such page or island: ${id.slice(1)}`);
      const { now, later } = namespacesBelow(file);
      const onPage = [...new Set([...sharedNamespaces(), ...now])];
      const source =
        kind === 'later'
          ? moduleOf(
              language,
              later.filter((each) => !onPage.includes(each)),
              `${name}Later`,
            )
          : moduleOf(language, kind === 'page' ? onPage : [...now, ...later], name);
      return source ? `export { default } from '${source}';` : 'export default {};';
    },
  };
}
