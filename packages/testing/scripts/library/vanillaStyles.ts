import { dirname, join, relative, sep } from 'node:path';
import { compile, processVanillaFile } from '@vanilla-extract/integration';
import type { Plugin } from 'rolldown';

/** Marks the import of a stylesheet until the place of the module that imports it is known. */
const mark = 'tern-style:';

/**
 * Turns every `X.css.ts` into `X.css.js` with the class names and `X.css` with the rules. The module imports its
 * stylesheet, so that a bundler which drops the module drops its rules. Rules of another package are imported
 * from that package and never copied.
 */
export function vanillaStyles(folder: string): Plugin {
  const source = join(folder, 'src');
  const styles = new Map<string, string>();

  return {
    name: 'tern:vanilla-styles',

    resolveId(id) {
      return id.startsWith(mark) ? { id, external: true, moduleSideEffects: true } : undefined;
    },

    transform: {
      filter: { id: /\.css\.ts$/ },
      async handler(_code, id) {
        const compiled = await compile({ filePath: id, cwd: folder, identOption: 'short' });
        for (const file of compiled.watchFiles) this.addWatchFile(file);
        const code = await processVanillaFile({
          source: compiled.source,
          filePath: id,
          identOption: 'short',
          serializeVirtualCssPath: ({ fileScope, source: rules }) => {
            const file = join(folder, fileScope.filePath).replace(/\.css\.ts$/, '.css');
            if (!file.startsWith(source + sep)) return `import ${JSON.stringify(foreignStyle(file))};`;
            const name = relative(source, file).split(sep).join('/');
            const known = styles.get(name);
            if (known !== undefined && known !== rules) {
              throw new Error(`${name} differs between the modules that use it.`);
            }
            styles.set(name, rules);
            return `import ${JSON.stringify(mark + name)};`;
          },
        });
        return { code, map: { mappings: '' }, moduleType: 'js' };
      },
    },

    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        chunk.code = chunk.code.replaceAll(new RegExp(`${mark}([^"']+)`, 'g'), (_match, name: string) => {
          const path = relative(dirname(chunk.fileName), name).split(sep).join('/');
          return path.startsWith('.') ? path : `./${path}`;
        });
      }
      for (const [fileName, rules] of styles) this.emitFile({ type: 'asset', fileName, source: rules });
    },
  };
}

/** `…/tokens/src/vars.css` as others import it. */
function foreignStyle(file: string): string {
  const match = /\/(\w+)\/src\/(\w+\.css)$/.exec(file.split(sep).join('/'));
  if (!match) throw new Error(`${file} is no stylesheet that another package may import.`);
  return `@tern/${match[1]}/${match[2]}`;
}
