import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Resolves `@tern/…` below the current folder. A mutation run works on a copy of the repository whose links in
 * `node_modules` lead back to the original: without this the tests would import unchanged packages.
 */
export function packagesFromHere(root = process.cwd()): Plugin {
  const exported = new Map<string, string>();
  for (const folder of ['tokens', ...roomsIn('packages'), ...roomsIn('apps')]) {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
      name: string;
      exports?: Record<string, unknown>;
    };
    for (const [path, target] of Object.entries(exports)) {
      if (typeof target === 'string') exported.set(join(name, path), join(root, folder, target));
    }
  }
  function roomsIn(folder: string): string[] {
    return readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
  }
  return {
    name: 'packages-from-here',
    enforce: 'pre',
    resolveId: (id) => exported.get(id) ?? null,
  };
}
