import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { PluginOption } from 'vite';

/** The index of a package: everything imports it, and few use much of it. */
const isIndex = (id: string) => /\/packages\/[\w-]+\/src\/index\.ts$/.test(id);

/** Pages of the handbook have no pictures. */
const isHandbook = (id: string) => id.includes('/.storybook/handbook/');

const codeOf = (id: string) => (existsSync(id) ? readFileSync(id, 'utf8') : '');

/** The files that an index takes names from; those it takes whole are under `*`. */
function exportsOf(index: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, names = '*', path = ''] of codeOf(index).matchAll(
    /^export (?:\{([^}]*)\}|\*) from '([^']+)'/gm,
  )) {
    for (const name of names.split(',').map((each) => each.trim().split(' as ').at(-1) ?? '')) {
      if (!name.startsWith('type '))
        found.set(name, [...(found.get(name) ?? []), join(dirname(index), path)]);
    }
  }
  return found;
}

/** The names that a module imports by name from packages. */
const importedNames = (code: string) =>
  [...code.matchAll(/^import \{([^}]*)\} from '@tern\/[\w-]+'/gm)].flatMap(([, names = '']) =>
    names.split(',').map((each) => each.trim().split(' as ')[0] ?? ''),
  );

/**
 * Writes `story-graph.json` into a built Storybook: the sources that each file of stories, with the preview around it, is
 * drawn from. An import of names from the index of a package leads to the files that have them: by whole modules, or by
 * chunks, each story would be drawn from every component.
 */
export function storyGraph(root: string): PluginOption {
  return {
    name: 'tern:story-graph',
    apply: 'build',
    generateBundle() {
      const indexes = new Map<string, Map<string, string[]>>();
      const files = new Map<string, number>();
      const next = (id: string): string[] => {
        const info = this.getModuleInfo(id);
        const imported = [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])];
        return imported
          .filter((each) => !isHandbook(each))
          .flatMap((each) => {
            if (!isIndex(each) || isIndex(id)) return [each];
            const exported = indexes.get(each) ?? exportsOf(each);
            indexes.set(each, exported);
            const names = importedNames(codeOf(id));
            const known = names
              .filter((name) => exported.has(name))
              .flatMap((name) => exported.get(name) ?? []);
            const isWhole = names.length === 0 || names.some((name) => name !== '' && !exported.has(name));
            return [...known, ...(isWhole ? (exported.get('*') ?? []) : [])];
          });
      };
      const reach = (start: string) => {
        const reached = new Set([start]);
        for (const id of reached) {
          if (!id.includes('node_modules/')) for (const each of next(id)) reached.add(each);
        }
        return [...reached].flatMap((id) => {
          const [path = ''] = relative(root, id)
            .split(sep)
            .join('/')
            .replace(/\.vanilla\.css.*$/, '')
            .split('?');
          if (path.startsWith('..') || path.includes('node_modules/') || path.includes('\0')) return [];
          if (!files.has(path)) files.set(path, files.size);
          return [files.get(path) as number];
        });
      };
      const preview = reach(join(root, '.storybook/preview.tsx'));
      const stories: Record<string, number[]> = {};
      for (const id of this.getModuleIds()) {
        if (!/\.stories\.tsx$/.test(id)) continue;
        stories[relative(root, id).split(sep).join('/')] = [...new Set([...reach(id), ...preview])];
      }
      const source = JSON.stringify({ files: [...files.keys()], stories });
      this.emitFile({ type: 'asset', fileName: 'story-graph.json', source });
    },
  };
}
