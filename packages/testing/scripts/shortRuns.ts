import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Product, startProduct } from '@tern/testing/product';
import { endTree } from './endTree.ts';

/**
 * Runs every documented script for seconds, two at a time, so that none stops working unseen. How fast something was is
 * not judged, all else is. Fails for a script of package.json that the README or the docs name and that has no entry
 * here. Needs a build of the site and of Storybook. `--only attack,survey` runs some of them.
 */
interface ShortRun {
  /** `ORIGIN` stands for a product that all of them share, `FOLDER` for a folder of this run. */
  args: readonly string[];
  /** All of these are in its output once it has come to its end. */
  prints: readonly RegExp[];
  /** The exit code. Where a figure of the machine may miss its bound, 1 is as good as 0, and the output decides. */
  code?: 0 | 2 | 'measured';
  /** Runs once this one has ended. */
  after?: string;
}

/** Installs or needs more than a test can: as far as its modules and arguments. */
const usage = (name: string, args: readonly string[]): ShortRun => ({
  args,
  prints: [new RegExp(`^Usage: ${name} `, 'm')],
  code: 2,
});

const root = resolve(import.meta.dirname, '../../..');
const intervals = 'packages/domain/src/pricing/intervals';

/** A run, or the test that runs the file of the script. The long ones come first. */
const runs: Readonly<Record<string, ShortRun | string>> = {
  bundle: { args: ['--no-archive', '--out', 'FOLDER/tern'], prints: [/FOLDER\/tern: [\d.]+ MB in [\d.]+ s/] },
  attack: { args: ['--short'], prints: [/^operations without an attack .* holds$/m] },
  scale: {
    args: ['--rounds', '1', '--visits', 'purchase', '--origin', 'ORIGIN'],
    prints: [/ms of CPU: one password hash/, / [1-9]\d* calls: .*a purchase and its receipt \(.*order/],
  },
  lighthouse: {
    args: [
      ...['--repeats', '1', '--languages', 'en', '--pages', '/myAccount', '--cpu', 'default'],
      ...['--origin', 'ORIGIN'],
    ],
    prints: [
      /^\| blank page that stands apart \|/m,
      /^\| account \| \/m\/myAccount \|/m,
      /^Load at the end/m,
    ],
  },
  mutate: {
    args: ['--mutate', `${intervals}.ts`, '--testFiles', `${intervals}.test.ts`],
    prints: [/^ *intervals\.ts \|/m, /Final mutation score of [\d.]+ is greater/],
  },
  bench: {
    args: ['--only', 'pages,render,bytes', '--without-nginx', '--languages', 'en', '--rounds', '1'],
    prints: [
      /not measured \(--without-nginx\)/,
      /### Bytes before an interaction, compressed\n\n\|.*\n\|.*\n(?:\|.*\n)+(?:\nMissed:\n(?:- rendering .*\n)+)?$/,
    ],
    code: 'measured',
  },
  'measure:memory': {
    args: ['--requests', '60', '--bundle', 'FOLDER/tern'],
    // All pages are new to the edge at once: under pressure it turns some away.
    prints: [/^\| its service \|.* 200: \d/m, /^\| edge and service in one \|(?!.* 50[0124]: ).* 200: \d/m],
    code: 'measured',
    after: 'bundle',
  },
  faults: {
    args: ['--only', 'signatures,events,orders', '--events', '10', '--orders', '10'],
    prints: [/^[1-9]\d* bounds, 0 missed, /m],
  },
  simulate: {
    args: ['--mutations', '--lives', '125', '--only', 'refund then renewal'],
    prints: [/^✓ refund then renewal /m, /^1 mistakes, 0 not found, /m],
  },
  'measure:events': {
    args: ['--visits', '20', '--rate', '20', '--rounds', '1', '--seconds', '1'],
    prints: [
      /^Funnel of 20 visits: .* [1-9]\d* figures, 0 of them wrong\.$/m,
      /: \d+ sent, (\d+) accepted, \1 stored, \d+ refused, 0 failed\.$/m,
      /^The process spends /m,
    ],
    code: 'measured',
  },
  'measure:consent': {
    args: ['--languages', 'en', '--every', '30', '--origin', 'ORIGIN'],
    prints: [/^[1-9]\d* pages of 6 visitors in 1 languages, 0 wrong/m],
  },
  'measure:tools': {
    args: ['--runs', '1'],
    prints: [
      /^recorded cases: /m,
      /^our responder: (\d+) right of \1, 0 false alarms/m,
      /^look-ups per second: /m,
      /^\/what-is-my-ip: [1-9]\d* bytes/m,
    ],
  },
  'bench:search': {
    args: ['--articles', '20', '--languages', 'en', '--most', '10000'],
    prints: [/^en: \d+ searches .* ms, /m, /^ten misspelt words .* ms, /m],
  },
  messages: {
    args: ['export', 'ar', '--all', '--out', 'FOLDER/ar.xlf'],
    prints: [/^FOLDER\/ar\.xlf: [1-9]\d* messages$/m],
  },
  prerender: {
    args: [
      '--service',
      'ORIGIN',
      '--origin',
      'https://tern.example',
      '--most',
      '40',
      '--out',
      'FOLDER/pages',
    ],
    prints: [/^40 pages in [\d.]+ s, /m],
  },
  'measure:newsletters': {
    args: ['--addresses', '20', '--kills', '0'],
    prints: [/in the end: once 20, more than once 0, not at all 0/],
  },
  'measure:first-act': {
    args: ['--visits', '1', '--pages', '/login', '--origin', 'ORIGIN'],
    prints: [/^\| \/login \| tap \| \d/m, /^\| \/login \| key \| \d/m, /^The slowest takes \d+ ms/m],
    code: 'measured',
  },
  survey: {
    args: ['--pages', '/contact', '--languages', 'en', '--variants', 'desktop', '--origin', 'ORIGIN'],
    prints: [/^1 pages × 1 languages × 1 variants = 1 served/m, /^Nothing is wrong\.$/m],
  },
  device: {
    args: [
      ...['--new', '--email', 'device@example.com', '--password', 'Sea-swallow7', '--once'],
      ...['--handover', '/pricing', '--origin', 'ORIGIN'],
    ],
    prints: [/^signed in as /m, /^opens the website signed in, once/m, /^reported at /m],
  },
  'visual:faults': {
    args: ['--only', 'pixel of padding in a button'],
    prints: [/^✓ one pixel of padding in a button: /m, /^1 faults, 0 not found, /m],
  },
  // nginx breaks with it; the same troubles behind a balancer are tests of the step `deploy`.
  ha: usage('ha', ['--rounds', '0']),
  purge: { args: [], prints: [/^Usage: PURGE_URL=/m], code: 2 },
  'visual:review': 'packages/testing/tests/visual/review.test.ts',
  start: 'packages/testing/src/product.ts',
  ops: 'scripts/newsletters.ts',
};
/** Everyday commands: steps of `test`, their parts, or tools that change files. */
const everyday =
  /^(dev|build|build:packages|storybook|storybook:build|test|test:.*|typecheck|lint|format|visual:update|geo:update|messages:.*|plates|tokens:json|new:.*|changeset)$/;

/** Seconds after which a run counts as hanging. */
const longest = 240;

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts;
const problems: string[] = [];

/** Every documented script has an entry, and every entry a script. */
function checkEntries(): void {
  const pages = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
  const docs = ['README.md', 'CONTRIBUTING.md', ...pages.map((name) => `docs/${name}`)].map(read).join('\n');
  for (const name of Object.keys(scripts)) {
    const isDocumented = new RegExp(`pnpm(?:@12)? ${name}(?![\\w:-])`).test(docs);
    if (isDocumented && !everyday.test(name) && !(name in runs)) problems.push(`${name} has no short run.`);
  }
  for (const [name, run] of Object.entries(runs)) {
    const entry = scripts[name]?.split(' ').at(-1);
    if (!entry) problems.push(`${name} is no script of package.json.`);
    else if (typeof run === 'string' && !(existsSync(join(root, run)) && read(run).includes(entry)))
      problems.push(`${name}: ${run} does not run ${entry}.`);
  }
}

let passed = 0;
async function shortRun(
  name: string,
  run: ShortRun,
  places: Readonly<Record<string, string>>,
): Promise<void> {
  const started = performance.now();
  const [tool = '', ...given] = (scripts[name] ?? '').split(' ');
  const args = run.args.map((arg) => arg.replace(/ORIGIN|FOLDER/, (place) => places[place] ?? place));
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
  const watch = setTimeout(() => endTree(child.pid as number), longest * 1000);
  const code = await new Promise<number | null>((done) => child.once('close', done));
  clearTimeout(watch);
  const plain = output.replaceAll(places.FOLDER ?? '', 'FOLDER');
  const { code: wanted = 0 } = run;
  const missing = run.prints.filter((pattern) => !pattern.test(plain));
  const isCode = wanted === 'measured' ? code === 0 || code === 1 : code === wanted;
  const isSound = isCode && missing.length === 0;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${isSound ? '✓' : '✗'} ${name.padEnd(20)} ${seconds.padStart(6)} s  ${run.args.join(' ')}`);
  if (isSound) passed += 1;
  else {
    const reasons = [
      isCode ? '' : `exit code ${code}`,
      ...missing.map((pattern) => `nothing like ${pattern}`),
    ];
    problems.push(`${name}: ${reasons.filter(Boolean).join(', ')}.`);
    console.log(output.slice(-4_000));
  }
}

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const only = values.only?.split(',');
for (const name of only ?? []) if (!(name in runs)) problems.push(`${name} has no short run.`);
checkEntries();
const queue = Object.entries(runs).filter(
  (each): each is [string, ShortRun] => typeof each[1] !== 'string' && (only?.includes(each[0]) ?? true),
);
const folder = mkdtempSync(join(tmpdir(), 'tern-short-'));
let product: Product | undefined;
try {
  if (queue.some(([, run]) => run.args.includes('ORIGIN'))) product = await startProduct();
  const places = { FOLDER: folder, ORIGIN: product?.origin ?? '' };
  const ended = new Map<string, Promise<void>>();
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [name, run] = next;
      if (run.after) await ended.get(run.after);
      const end = shortRun(name, run, places);
      ended.set(name, end);
      await end;
    }
  };
  await Promise.all([work(), work()]);
} finally {
  await product?.end();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${passed} passed`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
