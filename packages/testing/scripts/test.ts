import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endTree } from './endTree.ts';
import { type Step, steps } from './testSteps.ts';

/**
 * Every check, in the order of its cost. A step that fails stops only those that need what it makes, and the last
 * lines name all that failed. `--only types,unit` runs some of the steps, `--list` names them, `--full` adds the long
 * ones. What a browser does is tried once more where it fails; the last lines name such a test, and more than two
 * fail the run.
 */

interface Result {
  step: Step;
  seconds: number;
  failed: boolean;
  passed: number | undefined;
  /** Tests that passed at their second try. */
  flaky: string[];
}

/** So many tests may pass at their second try. */
const mostFlaky = 2;

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const bin = join(root, 'node_modules/.bin');

/** Vitest marks a test that was tried again; Playwright lists them at its end. */
function flakyTests(output: string): string[] {
  const retried = [...output.matchAll(/✓ (.+?) \(retry x\d+\)/g)].map(([, name = '']) => name);
  const [, listed = ''] = /^ +\d+ flaky\n((?: {4,}.+\n?)+)/m.exec(output) ?? [];
  return [...retried, ...listed.split('\n').map((line) => line.trim())].filter((name) => name !== '');
}

const args = process.argv.slice(2);
const full = args.includes('--full');
const only = args.includes('--only') ? args[args.indexOf('--only') + 1]?.split(',') : undefined;
const unknown = only?.filter((name) => !steps.some((step) => step.name === name)) ?? [];

// Escape sequences would hide the figures from the patterns above.
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** Minutes without a word after which a step hangs. The longest silence of one that works is about a minute. */
const longestSilence = 5;
/** Minutes after which a step is ended, silent or not: more than twice what the longest takes on two processors. */
const longestStep = 20;

/** Both bounds are minutes of a quiet machine: a minute counts half where twice as much wants to run as can. */
function shareOfMinute(): number {
  return Math.min(1, availableParallelism() / Math.max(loadavg()[0] as number, 1));
}

/**
 * Runs a step. Of one that is not `alone`, all it prints is shown at its end. A step that hangs, which a browser makes
 * it do once in a long while, is ended and runs `again`, once, unless it has told of failures.
 */
async function run(step: Step, alone: boolean, again = true): Promise<Result> {
  const started = performance.now();
  const [tool = '', ...rest] = step.command;
  const child = spawn(join(bin, tool), rest, {
    cwd: root,
    env: {
      ...process.env,
      PATH: `${bin}:${process.env.PATH}`,
      // The same sources are compiled for many processes.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
      STORYBOOK_DISABLE_TELEMETRY: '1',
      UV_THREADPOOL_SIZE: String(Math.max(4, availableParallelism())),
      ...step.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Processes that a step started end with its group, which `attend.ts` looks after.
  const onSignal = () => {
    child.kill('SIGTERM');
    process.exit(1);
  };
  process.once('SIGTERM', onSignal);
  let output = '';
  let hangs = false;
  const most = step.most ?? longestStep;
  let isLate = false;
  let silence = 0;
  let minutes = 0;
  const watch = setInterval(() => {
    const passed = shareOfMinute() / 12;
    silence += passed;
    minutes += passed;
    hangs = silence > longestSilence;
    isLate = minutes > most;
    if (!hangs && !isLate) return;
    clearInterval(watch);
    endTree(child.pid as number);
  }, 5_000);
  const show = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
    silence = 0;
    output = (output + chunk.toString()).slice(-200_000);
    if (alone) stream.write(chunk);
  };
  if (alone) console.log(`\n── ${step.title}`);
  child.stdout.on('data', show(process.stdout));
  child.stderr.on('data', show(process.stderr));
  const failed = await new Promise<boolean>((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(true);
    });
    child.on('close', (code) => resolve(code !== 0));
    // A process that it left behind may keep the output open.
    child.on('exit', (code) => setTimeout(() => resolve(code !== 0), 10_000).unref());
  });
  clearInterval(watch);
  process.off('SIGTERM', onSignal);
  if (!alone) console.log(`\n── ${step.title}\n${output}`);
  if (hangs)
    console.log(
      `\n${step.title} printed nothing for ${longestSilence} minutes of a quiet machine and was ended.`,
    );
  if (isLate)
    console.log(
      `\n${step.title} ran for ${most} minutes of a quiet machine and was ended: something in it does not end.`,
    );
  const plain = output.replace(colours, '');
  if (hangs && again && !/^ *(?:Test\w*.*)? \d+ failed\b/m.test(plain)) return run(step, alone, false);
  return {
    step,
    failed: failed || isLate,
    seconds: (performance.now() - started) / 1000,
    passed: step.passed?.(plain),
    flaky: flakyTests(plain),
  };
}

/** Whether all is well. `seconds`: from the first to the last, less than the sum of the steps. */
function report(results: Result[], left: Step[], seconds: number): boolean {
  const width = Math.max(...steps.map(({ title }) => title.length));
  console.log('\n── Summary');
  for (const { step, seconds: own, failed, passed } of results) {
    const count = passed === undefined ? '' : `${passed} passed`;
    console.log(
      `${failed ? '✗' : '✓'} ${step.title.padEnd(width)} ${own.toFixed(1).padStart(7)} s  ${count}`,
    );
  }
  for (const { title } of left) console.log(`- ${title.padEnd(width)}  not run`);
  const passed = results.reduce((sum, result) => sum + (result.passed ?? 0), 0);
  const broken = results.filter(({ failed }) => failed).map(({ step }) => step.title);
  console.log(`\n${passed} tests passed in ${seconds.toFixed(0)} s.`);
  const flaky = results.flatMap((result) => result.flaky);
  const leftOut = full || only ? [] : steps.filter(({ long }) => long).map(({ title }) => title);
  if (leftOut.length > 0) console.log(`Left out without --full: ${leftOut.join(', ')}.`);
  if (flaky.length > 0) console.log(`Flaky, passed at the second try: ${flaky.join('; ')}.`);
  if (flaky.length > mostFlaky) broken.push(`more than ${mostFlaky} flaky tests`);
  if (broken.length > 0) console.log(`Failed: ${broken.join(', ')}.`);
  return broken.length === 0;
}

if (args.includes('--list') || unknown.length > 0) {
  if (unknown.length > 0) console.error(`Unknown: ${unknown.join(', ')}. Known:`);
  for (const { name, title } of steps) console.log(`${name.padEnd(10)} ${title}`);
  process.exit(unknown.length > 0 ? 2 : 0);
}

const chosen = steps.filter(({ name, long }) => only?.includes(name) ?? (full || !long));
const groups: Step[][] = [];
for (const step of chosen)
  if (step.beside && groups.length > 0) groups.at(-1)?.push(step);
  else groups.push([step]);
const began = performance.now();
const results: Result[] = [];
const left: Step[] = [];
for (const group of groups) {
  const missing = (step: Step) =>
    step.needs?.some(
      (name) =>
        results.some((of) => of.failed && of.step.name === name) || left.some((of) => of.name === name),
    );
  left.push(...group.filter(missing));
  const possible = group.filter((step) => !missing(step));
  results.push(...(await Promise.all(possible.map((step) => run(step, possible.length === 1)))));
}
const isSound = report(results, left, (performance.now() - began) / 1000);
if (!isSound) {
  const pictures = join(root, 'playwright-report/visual/index.html');
  if (results.some(({ step, failed }) => failed && step.name === 'visual') && existsSync(pictures)) {
    console.log('Pictures: test-results/visual and playwright-report/visual/index.html');
  }
  process.exitCode = 1;
}
