import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The folder of Lucide's modules, as the component library sees it. */
function lucideFolder(root: string): string {
  const require = createRequire(join(root, 'packages/ui/package.json'));
  return join(dirname(require.resolve('lucide/package.json')), 'dist/esm');
}

/**
 * Imports each icon from its own module. Lucide's entry leads to 2,000 modules, and a bundler reads all of them
 * before it throws away all but sixty.
 */
export function singleIcons(root: string): Plugin {
  let files: Map<string, string> | undefined;
  const fileOf = (name: string) => {
    if (!files) {
      const folder = lucideFolder(root);
      const entry = readFileSync(join(folder, 'lucide.mjs'), 'utf8');
      files = new Map();
      for (const [, names = '', file = ''] of entry.matchAll(
        /export \{([^}]+)\} from '\.\/(icons\/[^']+)'/g,
      )) {
        for (const [, alias = ''] of names.matchAll(/default as (\w+)/g))
          files.set(alias, join(folder, file));
      }
    }
    return files.get(name);
  };
  return {
    name: 'tern:single-icons',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/packages\/ui\/src\//, code: "from 'lucide'" },
      handler(code) {
        const split = (keyword: string, names: string, whole: string) => {
          const specifiers = names
            .split(',')
            .map((one) => one.trim())
            .filter((one) => one && !one.startsWith('type '));
          const lines = specifiers.map((one) => {
            const [name = '', alias = name] = one.split(/\s+as\s+/);
            const file = fileOf(name);
            return file && `${keyword} { default as ${alias} } from ${JSON.stringify(file)};`;
          });
          // Anything that is no icon stays as it is written.
          return lines.every(Boolean) ? lines.join(' ') : whole;
        };
        return {
          code: code.replace(
            /\b(import|export) \{([^}]+)\} from 'lucide';/g,
            (whole: string, keyword: string, names: string) => split(keyword, names, whole),
          ),
          map: null,
        };
      },
    },
  };
}
