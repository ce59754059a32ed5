import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `…/node_modules/@scope/name` of a module inside a package. */
const packageOf = (module: string) => /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1];

/** The licences of the packages that modules come from, which ask to be kept with their code. */
export function licencesOf(modules: readonly string[]): string {
  const folders = new Set(modules.map(packageOf).filter((folder) => folder !== undefined));
  const texts = [...folders]
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => {
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
        name: string;
        version: string;
        license?: string;
      };
      const [file] = globSync('{LICENSE,LICENCE,license,licence}*', { cwd: folder });
      const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
      return `${manifest.name} ${manifest.version} (${manifest.license ?? 'no licence named'})\n\n${text}`;
    });
  return `${texts.sort().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
