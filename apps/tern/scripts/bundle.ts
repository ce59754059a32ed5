import { execFileSync } from 'node:child_process';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from '../src/buildSite.ts';
import { writeBundle } from './writeBundle.ts';

/**
 * `pnpm bundle` writes the product as a folder that needs Node and a PostgreSQL, nothing else, and an archive of it
 * (docs/operations.md, docs/decisions/0011).
 *   --out FOLDER   `apps/tern/dist/tern` without it
 *   --no-archive   the folder alone
 */
const { values } = parseArgs({
  options: { out: { type: 'string' }, archive: { type: 'boolean', default: true } },
  allowNegative: true,
});
const out = resolve(values.out ?? resolve(import.meta.dirname, '../dist/tern'));

const started = performance.now();
buildSite();
const { bytes, parts } = await writeBundle(out);
const mb = (size: number) => `${(size / 1e6).toFixed(1)} MB`;
for (const [name, size] of Object.entries(parts)) console.log(`${name.padEnd(22)} ${mb(size).padStart(9)}`);
console.log(`${out}: ${mb(bytes)} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
if (values.archive) {
  const archive = join(dirname(out), `${basename(out)}.tar.gz`);
  execFileSync('tar', ['-czf', archive, '-C', dirname(out), basename(out)]);
  console.log(archive);
}
