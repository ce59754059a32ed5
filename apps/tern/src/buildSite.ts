import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { publishArticles } from '@tern/articles/publish';
import { siteFingerprint } from '@tern/site/fingerprint';
import { say } from './say.ts';
import { siteDist } from './siteDist.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Builds the site unless the build that is there was made from the same sources. */
export function buildSite(): void {
  const mark = join(siteDist, 'fingerprint');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === siteFingerprint()) {
    // Articles change more often than the site.
    const count = publishArticles({ content: join(root, 'apps/site/content/blog'), dist: siteDist });
    say(`site: built already, ${count} articles`);
    return;
  }
  const started = performance.now();
  execFileSync(process.execPath, [join(root, 'apps/site/scripts/build.ts')], {
    stdio: 'inherit',
    cwd: root,
    // A build under any other name has React's development runtime in it.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  say(`site: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
