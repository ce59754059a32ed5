import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Checks the types of everything at the root, tests and scripts included, and of the rooms against what they may
 * see: no Node in the browser's rooms, no DOM on the server, neither in the rules. Results are cached between runs.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const caches = join(root, 'node_modules/.cache/types');

/** The site's check sees the sources of `ui` and `patterns` as its own, that of `tern` those of `service` and `edge`. */
const configs = [
  '.',
  'apps/site',
  'apps/tern',
  'packages/mails',
  'packages/i18n',
  'packages/contract',
  'packages/domain',
  'tokens',
];

/** The compiler's complaints, empty where there are none. */
function check(folder: string): Promise<string> {
  const memory = join(cache, `${folder === '.' ? 'all' : folder.replace('/', '-')}.tsbuildinfo`);
  return new Promise((done) => {
    execFile(
      join(root, 'node_modules/.bin/tsc'),
      [
        '-p',
        join(folder, 'tsconfig.json'),
        '--incremental',
        '--tsBuildInfoFile',
        memory,
        '--pretty',
        'false',
      ],
      { cwd: root, maxBuffer: 64 * 2 ** 20 },
      (error, stdout, stderr) => {
        // One line for each, so that a slow machine shows that it works.
        console.log(`types: ${folder === '.' ? 'everything' : folder} ${error ? 'fails' : 'holds'}`);
        done(error ? `${folder}/tsconfig.json\n${stdout}${stderr || (stdout ? '' : error.message)}` : '');
      },
    );
  });
}

// The compiler does not recheck when a configuration or a global declaration changes, so each set has its own cache.
const settings = [
  'pnpm-lock.yaml',
  '{.,tokens,packages/*,apps/*}/tsconfig.json',
  '{tokens,packages/*,apps/*}/{.,src}/*.d.ts',
];
const hash = createHash('sha256');
for (const file of globSync(settings, { cwd: root }).sort()) hash.update(readFileSync(join(root, file)));
const cache = join(caches, hash.digest('hex').slice(0, 12));
for (const old of globSync('*', { cwd: caches })) {
  if (join(caches, old) !== cache) rmSync(join(caches, old), { recursive: true, force: true });
}
mkdirSync(cache, { recursive: true });
const queue = [...configs];
const problems: string[] = [];
await Promise.all(
  Array.from({ length: Math.min(4, availableParallelism()) }, async () => {
    for (let folder = queue.shift(); folder !== undefined; folder = queue.shift()) {
      const found = await check(folder);
      if (found !== '') problems.push(found);
    }
  }),
);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`types: ${configs.length} configurations hold`);
