import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { publishArticles } from '@tern/articles/publish';
import { dataDirLock, isClaimed } from '@tern/service';
import { siteFingerprint } from '@tern/site/fingerprint';
import { say } from './say.ts';
import { siteDist } from './siteDist.ts';

const root = resolve(import.meta.dirname, '../../..');

const lockFolder = join(root, 'node_modules/.cache/tern-site');

/** Two builds at once would empty each other's folder: the second waits, and then has little to do. */
function claimBuild(): () => void {
  for (let waits = 0; ; waits += 1) {
    try {
      return dataDirLock(lockFolder);
    } catch (error) {
      if (!isClaimed(lockFolder)) throw error;
      if (waits === 0) say('site: another process is building it');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250);
    }
  }
}

/** Builds the site unless the build that is there was made from the same sources. */
export function buildSite(): void {
  const release = claimBuild();
  try {
    buildOnce();
  } finally {
    release();
  }
}

function buildOnce(): void {
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
