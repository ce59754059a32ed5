import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'rolldown';

const suffix = '.address.js';

/**
 * `x.svg?url` becomes a module that every bundler reads the same way. The drawings are shown with `<use>`, which
 * refuses `data:` addresses: `no-inline` stays for the bundlers that know it.
 */
export function svgAddresses(): Plugin {
  return {
    name: 'tern:svg-addresses',
    resolveId(id, importer) {
      const [path = '', query] = id.split('?');
      if (!importer || !path.endsWith('.svg') || query === undefined) return undefined;
      return join(dirname(importer), path) + suffix;
    },
    load(id) {
      if (!id.endsWith(`.svg${suffix}`)) return undefined;
      const file = id.slice(0, -suffix.length);
      const name = file.slice(file.lastIndexOf('/') + 1);
      this.emitFile({
        type: 'asset',
        fileName: file.slice(file.lastIndexOf('/src/') + '/src/'.length),
        source: readFileSync(file),
      });
      return `export default new URL('./${name}?no-inline', import.meta.url).href;\n`;
    },
  };
}
