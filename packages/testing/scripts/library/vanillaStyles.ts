import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { compile, processVanillaFile } from '@vanilla-extract/integration';
import type { Plugin } from 'rolldown';
import { styleMap } from './styleMap.ts';

/** Marks the import of a stylesheet until the place of the module that imports it is known. */
const mark = 'tern-style:';

/**
 * Turns every `X.css.ts` into `X.css.js` with the class names and `X.css` with the rules. The module imports its
 * stylesheet, so that a bundler which drops the module drops its rules. Rules of another package are imported
 * from that package and never copied. A source map leads from each rule to the style it is written in.
 */
export function vanillaStyles(folder: string): Plugin {
  const source = join(folder, 'src');
  const styles = new Map<string, string>();
  const named = new Map<string, string>();

  return {
    name: 'tern:vanilla-styles',

    resolveId(id) {
      return id.startsWith(mark) ? { id, external: true, moduleSideEffects: true } : undefined;
    },

    transform: {
      filter: { id: /\.css\.ts$/ },
      async handler(_code, id) {
        const compiled = await compile({ filePath: id, cwd: folder, identOption: 'debug' });
        for (const file of compiled.watchFiles) this.addWatchFile(file);
        const read = (identOption: 'short' | 'debug', see: (file: string, rules: string) => string) =>
          processVanillaFile({
            source: compiled.source,
            filePath: id,
            identOption,
            serializeVirtualCssPath: ({ fileScope, source: rules }) =>
              see(join(folder, fileScope.filePath).replace(/\.css\.ts$/, '.css'), rules),
          });
        const nameOf = (file: string) => relative(source, file).split(sep).join('/');
        const code = await read('short', (file, rules) => {
          if (!file.startsWith(source + sep)) return `import ${JSON.stringify(foreignStyle(file))};`;
          const name = nameOf(file);
          const known = styles.get(name);
          if (known !== undefined && known !== rules) {
            throw new Error(`${name} differs between the modules that use it.`);
          }
          styles.set(name, rules);
          return `import ${JSON.stringify(mark + name)};`;
        });
        // Once more with the names of the styles in their classes: they lead back to the source.
        await read('debug', (file, rules) => {
          if (file.startsWith(source + sep)) named.set(nameOf(file), rules);
          return '';
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
      for (const [fileName, text] of styles) {
        const from = join(source, fileName.replace(/\.css$/, '.css.ts'));
        const map = styleMap({
          file: basename(fileName),
          source: relative(join(folder, 'dist', dirname(fileName)), from)
            .split(sep)
            .join('/'),
          text: readFileSync(from, 'utf8'),
          named: named.get(fileName) ?? '',
        });
        const address = `/*# sourceMappingURL=${basename(fileName)}.map */`;
        this.emitFile({ type: 'asset', fileName, source: `${text}\n${address}\n` });
        this.emitFile({ type: 'asset', fileName: `${fileName}.map`, source: JSON.stringify(map) });
      }
    },
  };
}

/** `…/tokens/src/vars.css` as others import it. */
function foreignStyle(file: string): string {
  const match = /\/(\w+)\/src\/(\w+\.css)$/.exec(file.split(sep).join('/'));
  if (!match) throw new Error(`${file} is no stylesheet that another package may import.`);
  return `@tern/${match[1]}/${match[2]}`;
}
