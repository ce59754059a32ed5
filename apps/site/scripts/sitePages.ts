import { basename, resolve } from 'node:path';
import { allRoutes } from '@tern/domain';
import type { Plugin } from 'vite';
import { belowFiles, pageFiles } from './pageFiles.ts';

const root = resolve(import.meta.dirname, '..');
const id = 'virtual:site-pages';

/**
 * `virtual:site-pages`: loaders of the page components by route id, a chunk for each. The browser gets those that
 * run there; static pages are rendered on the server, which gets them all, with the source path of each.
 */
export function sitePages(): Plugin {
  return {
    name: 'site:pages',
    enforce: 'pre',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      const files = pageFiles();
      const inBrowser = this.environment.name === 'client';
      const routes = allRoutes().filter(({ boot }) => !inBrowser || boot !== 'static');
      const loaders = routes.map((route) => {
        const file = files.get(route.id) as string;
        const name = basename(file, '.tsx');
        return `${JSON.stringify(route.id)}: async () => (await import(${JSON.stringify(resolve(root, file))})).${name}`;
      });
      const pages = `export const pages = {${loaders.join(',')}};`;
      if (inBrowser) return pages;
      return [
        pages,
        `export const files = ${JSON.stringify(Object.fromEntries(files))};`,
        `export const below = ${JSON.stringify(Object.fromEntries(belowFiles()))};`,
      ].join('\n');
    },
  };
}
