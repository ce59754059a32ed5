import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** One hash of the site's sources: an unchanged site is not built again. */
export function siteFingerprint(): string {
  const hash = createHash('sha256');
  const files = globSync(
    [
      'pnpm-lock.yaml',
      'tokens/{src,fonts}/**/*',
      'packages/{ui,patterns,i18n,domain,contract}/{src,messages}/**/*',
      'apps/site/{src,public,scripts}/**/*',
      'apps/site/vite.config.ts',
    ],
    { cwd: root },
  );
  for (const file of files.sort()) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(file).update('\0').update(readFileSync(path));
  }
  return hash.digest('hex');
}
