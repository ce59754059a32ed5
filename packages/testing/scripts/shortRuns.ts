import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startProduct } from '@tern/testing/product';

/**
 * Runs every documented script for some seconds, so that none stops working unseen: what it measures is not judged, only
 * that it comes to its end. Fails for a script of package.json that the README or docs/operations.md name and that has no
 * entry here. Needs a build of the site. `--only attack,survey` runs some of them.
 */
interface ShortRun {
  /** `ORIGIN` stands for a product that all of them share, `FOLDER` for a folder of the run's own. */
  args: readonly string[];
  /** Part of what it prints when it came to its end. */
  prints: RegExp;
  /** Exit codes besides 0: 1 where a figure of a short run may miss its bound, 2 for a usage. */
  codes?: readonly number[];
}

const usage = (args: readonly string[]): ShortRun => ({ args, prints: /^Usage: /m, codes: [2] });

/** A run, or the file of another step that runs it or the same code. */
const runs: Readonly<Record<string, ShortRun | string>> = {
  attack: { args: ['--short'], prints: /operations without an attack .* holds/ },
  faults: { args: ['--only', 'signatures'], prints: /signature/i, codes: [1] },
  survey: {
    args: ['--pages', '/contact', '--languages', 'en', '--variants', 'desktop', '--origin', 'ORIGIN'],
    prints: /page/i,
  },
  lighthouse: {
    args: ['--repeats', '1', '--languages', 'en', '--pages', '/', '--cpu', 'default', '--origin', 'ORIGIN'],
    prints: /performance/i,
    codes: [1],
  },
  device: { args: ['--help'], prints: /--app/ },
  bench: { args: ['--only', 'bytes'], prints: /\| / },
  'bench:search': {
    args: ['--articles', '20', '--languages', 'en', '--most', '10000'],
    prints: /ms/,
  },
  'measure:consent': {
    args: ['--languages', 'en', '--every', '1000'],
    prints: /pages of 6 visitors/,
    codes: [1],
  },
  'measure:events': {
    args: ['--visits', '20', '--rate', '20', '--rounds', '1', '--seconds', '1'],
    prints: /Funnel of 20 visits: .* 0 of them wrong/,
    codes: [1],
  },
  'measure:first-act': {
    args: ['--visits', '1', '--pages', '/login', '--origin', 'ORIGIN'],
    prints: /login/,
    codes: [1],
  },
  'measure:newsletters': { args: ['--addresses', '20', '--kills', '0'], prints: /20/ },
  'measure:tools': { args: ['--only', 'recorded', '--runs', '1'], prints: /recorded/i },
  scale: { args: [], prints: /ms of CPU: one password hash/ },
  mutate: {
    args: ['--mutate', 'packages/domain/src/pricing/maxDiscount.ts'],
    prints: /% Mutation score|mutation score/i,
    codes: [1],
  },
  // Both write a bundle, start several processes and need minutes (and nginx): as far as their arguments.
  ha: usage(['--rounds', '0']),
  'measure:memory': usage(['--requests', '0']),
  bundle: 'apps/tern/tests/bundleOnce.ts',
  prerender: 'apps/edge/tests/prerender.test.ts',
  start: 'packages/testing/src/product.ts',
  ops: 'apps/service/tests/ops.test.ts',
};
/** Everyday commands: steps of `test`, their parts, or tools that change files. */
const everyday =
  /^(dev|build|build:packages|storybook|storybook:build|test|test:.*|typecheck|lint|format|visual:update|geo:update|messages:.*|plates|tokens:json|new:.*|changeset|purge)$/;

const root = resolve(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts;
const docs = read('README.md') + read('docs/operations.md');
const documented = Object.keys(scripts).filter(
  (name) => !everyday.test(name) && new RegExp(`\\b${name}\\b`).test(docs),
);
const problems: string[] = [];
for (const name of documented) if (!(name in runs)) problems.push(`${name} has no short run.`);
for (const [name, run] of Object.entries(runs)) {
  if (!(name in scripts)) problems.push(`${name} is no script of package.json.`);
  if (typeof run === 'string' && !existsSync(join(root, run))) problems.push(`${run} is gone.`);
}

/** Minutes after which a run counts as hanging. */
const longest = 3;

async function shortRun(name: string, run: ShortRun, origin: string): Promise<void> {
  const started = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'tern-short-'));
  const [tool = '', ...given] = (scripts[name] ?? '').split(' ');
  const args = run.args.map((arg) => arg.replace('ORIGIN', origin).replace('FOLDER', folder));
  const bin = join(root, 'node_modules/.bin');
  const child = spawn(join(bin, tool), [...given, ...args], {
    cwd: root,
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const onData = (data: Buffer) => {
    output += data.toString();
  };
  child.stdout.on('data', onData);
  child.stderr.on('data', onData);
  const watch = setTimeout(() => child.kill('SIGKILL'), longest * 60_000);
  const code = await new Promise<number | null>((done) => child.once('close', done));
  clearTimeout(watch);
  rmSync(folder, { recursive: true, force: true });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const ended = code !== null && [0, ...(run.codes ?? [])].includes(code) && run.prints.test(output);
  console.log(`${ended ? '✓' : '✗'} ${name.padEnd(20)} ${seconds.padStart(6)} s  ${run.args.join(' ')}`);
  if (ended) return;
  problems.push(`${name} ended with ${code}.`);
  console.log(output.slice(-4_000));
}

const only = process.argv[process.argv.indexOf('--only') + 1]?.split(',');
const chosen = Object.entries(runs).filter(
  ([name]) => !process.argv.includes('--only') || only?.includes(name),
);
const shared = chosen.some(([, run]) => typeof run !== 'string' && run.args.includes('ORIGIN'));
const product = shared ? await startProduct() : null;
try {
  for (const [name, run] of chosen)
    if (typeof run !== 'string') await shortRun(name, run, product?.origin ?? '');
} finally {
  await product?.end();
}
for (const problem of problems) console.error(problem);
if (problems.length) process.exitCode = 1;
