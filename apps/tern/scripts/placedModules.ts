import { relative, sep } from 'node:path';
import type { Plugin } from 'rolldown';

const own = /\bimport\.meta\.(url|dirname|filename)\b/g;

/**
 * Lets every module believe that it stands where it stands in the repository, with the bundle's folder in place of the
 * root: what it reads beside itself (migrations, messages, fonts) is copied to the same place, and packages that are
 * not bundled are found in the `node_modules` above it. Every file of the bundle lies in its root.
 */
export function placedModules(root: string): Plugin {
  return {
    name: 'tern:placed-modules',
    transform: {
      filter: { id: /^(?!.*node_modules).*\.ts$/, code: /import\.meta\./ },
      handler(code, id) {
        const path = relative(root, id).split(sep).join('/');
        const url = (to: string) => `new URL(${JSON.stringify(`./${to}`)}, import.meta.url).href`;
        const fileOf = (to: string) => `process.getBuiltinModule('node:url').fileURLToPath(${url(to)})`;
        return code.replace(own, (_, name: string) => {
          if (name === 'url') return url(path);
          return fileOf(name === 'dirname' ? path.slice(0, path.lastIndexOf('/')) : path);
        });
      },
    },
  };
}
