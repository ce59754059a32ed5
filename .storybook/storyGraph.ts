import { relative, sep } from 'node:path';
import type { PluginOption } from 'vite';

/**
 * Writes `story-graph.json` into a built Storybook: the sources that each file of stories is drawn from. It reads the
 * chunks, from which what a story does not use has been shaken out; by the imports of modules every story would be
 * drawn from every component that the index of a package exports.
 */
export function storyGraph(root: string): PluginOption {
  return {
    name: 'tern:story-graph',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = new Map<string, number>();
      const numberOf = (id: string) => {
        const [path = ''] = relative(root, id)
          .split(sep)
          .join('/')
          .replace(/\.vanilla\.css.*$/, '')
          .split('?');
        if (path.startsWith('..') || path.includes('node_modules/') || path.includes('\0')) return [];
        if (!files.has(path)) files.set(path, files.size);
        return [files.get(path) as number];
      };
      const stories: Record<string, number[]> = {};
      for (const chunk of Object.values(bundle)) {
        const own = chunk.type === 'chunk' ? chunk.moduleIds.filter((id) => /\.stories\.tsx$/.test(id)) : [];
        if (own.length === 0) continue;
        const names = new Set([chunk.fileName]);
        for (const name of names) {
          const each = bundle[name];
          if (each?.type === 'chunk') for (const next of each.imports) names.add(next);
        }
        const ids = [...names].flatMap((name) => {
          const each = bundle[name];
          return each?.type === 'chunk' ? each.moduleIds : [];
        });
        const drawnFrom = [...new Set(ids.flatMap(numberOf))].sort((one, other) => one - other);
        for (const id of own) stories[relative(root, id).split(sep).join('/')] = drawnFrom;
      }
      this.emitFile({
        type: 'asset',
        fileName: 'story-graph.json',
        source: JSON.stringify({ files: [...files.keys()], stories }),
      });
    },
  };
}
