import { execFileSync, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/**
 * No test of the service needs another: they run in a random order, then each group (`describe`, or a test outside of
 * one) of a file alone. `--seed N` repeats an order, `--only order` or `--only groups` runs one of the two. Not beside
 * another run of the service's tests: both record the traffic of providers in one folder.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const vitest = join(root, 'node_modules/.bin/vitest');
const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const only = option('only');
const failures: string[] = [];

/** Runs tests and notes them where one fails, or where fewer than `least` ran. */
function run(name: string, args: string[], least = 1): void {
  const { status, stdout, stderr } = spawnSync(vitest, ['run', '--project', 'service', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const passed = Number(/^\s*Tests .*?(\d+) passed/m.exec(stripVTControlCharacters(stdout))?.[1] ?? 0);
  const isSound = status === 0 && passed >= least;
  console.log(`${isSound ? '✓' : '✗'} ${name}: ${passed} passed`);
  if (isSound) return;
  failures.push(name);
  // Vitest lists what passed on one stream and what failed on the other.
  console.log(stdout.slice(-2_000));
  console.log(stderr.slice(-20_000));
}

interface Group {
  file: string;
  name: string;
}

/** Every file that has several groups, with their names. */
function groupsByFile(): Map<string, Set<string>> {
  const listed = execFileSync(vitest, ['list', '--project', 'service', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const groups = new Map<string, Set<string>>();
  for (const { file, name } of JSON.parse(listed) as Group[]) {
    const [group = ''] = name.split(' > ');
    groups.set(file, (groups.get(file) ?? new Set()).add(group));
  }
  return new Map([...groups].filter(([, names]) => names.size > 1));
}

/** Few runs instead of one for each group: in each run a file has one group, whose name chooses nothing in another. */
function roundsOf(groups: ReadonlyMap<string, ReadonlySet<string>>): Group[][] {
  const rounds: Group[][] = [];
  const chooses = (name: string, file: string) =>
    [...(groups.get(file) ?? [])].some((each) => each === name || each.startsWith(`${name} `));
  for (const [file, names] of groups) {
    for (const name of names) {
      const isFree = (round: readonly Group[]) =>
        round.every(
          (other) => other.file !== file && !chooses(name, other.file) && !chooses(other.name, file),
        );
      const round = rounds.find(isFree);
      if (round) round.push({ file, name });
      else rounds.push([{ file, name }]);
    }
  }
  return rounds;
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
  const rounds = roundsOf(groupsByFile());
  for (const [index, round] of rounds.entries()) {
    const names = round.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    run(
      `${round.length} groups alone, one of each file (${index + 1} of ${rounds.length})`,
      [...round.map(({ file }) => file), '-t', `^(?:${names.join('|')})(?: |$)`],
      round.length,
    );
  }
}
if (failures.length > 0) {
  console.error(`Failed:\n${failures.join('\n')}`);
  process.exitCode = 1;
}
