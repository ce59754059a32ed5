import { execFileSync, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * No test of the service needs another: they run in a random order, then each group (`describe`) of a file alone.
 * `--seed N` repeats an order, `--only order` or `--only groups` runs one of the two.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const vitest = join(root, 'node_modules/.bin/vitest');
const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const only = option('only');
const failures: string[] = [];

/** Runs tests and notes them where one fails. */
function run(name: string, args: string[]): void {
  const { status, stdout } = spawnSync(vitest, ['run', '--project', 'service', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  console.log(`${status === 0 ? '✓' : '✗'} ${name}`);
  if (status === 0) return;
  failures.push(name);
  console.log(stdout.slice(-20_000));
}

if (only !== 'groups') {
  const seed = option('seed') ?? String(Date.now() % 1e9);
  run(`in a random order (--seed ${seed})`, [
    '--sequence.shuffle.files',
    '--sequence.shuffle.tests',
    `--sequence.seed=${seed}`,
  ]);
}
if (only !== 'order') {
  const listed = execFileSync(vitest, ['list', '--project', 'service', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const groups = new Map<string, Set<string>>();
  for (const { file, name } of JSON.parse(listed) as { file: string; name: string }[]) {
    const [group = ''] = name.split(' > ');
    groups.set(file, (groups.get(file) ?? new Set()).add(group));
  }
  for (const [file, names] of groups) {
    if (names.size < 2) continue;
    for (const name of names)
      run(`${file.slice(root.length + 1)} > ${name}`, [
        file,
        '-t',
        `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`,
      ]);
  }
}
if (failures.length > 0) {
  console.error(`Failed:\n${failures.join('\n')}`);
  process.exitCode = 1;
}
