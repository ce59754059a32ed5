import type { Plugin } from 'vite';
import { PropsReader } from './propsReader.ts';

/**
 * Gives every component of the library its props as `__docgenInfo`, where the tables of the handbook and the
 * controls of the workbench look for them. Other files are not even read, and nothing is resolved through
 * libraries: this is what keeps the build of the workbench short.
 */
export function propsFromTypes(): Plugin {
  const reader = new PropsReader();
  return {
    name: 'tern:props-from-types',
    enforce: 'pre',
    watchChange: (id) => reader.forget(id),
    transform: {
      filter: {
        id: { include: /\/packages\/(ui|patterns)\/src\/.*\.tsx$/, exclude: /\.(stories|test)\.tsx$/ },
      },
      handler(code, id) {
        const found = [...reader.read(id, code)];
        if (found.length === 0) return null;
        // Behind the last line, so that every line keeps its number.
        const added = found.map(([name, docs]) => `;${name}.__docgenInfo=${JSON.stringify(docs)}`);
        return { code: `${code}\n${added.join('\n')}\n`, map: null };
      },
    },
  };
}
