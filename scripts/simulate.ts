import { type ChildProcess, fork } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Failure } from './simulate/liveLives.ts';
import { mutations } from './simulate/mutations.ts';
import { few, together } from './simulate/seeds.ts';
import type { Message, Work } from './simulate/worker.ts';

/**
 * Lives whole lives of customers against the stand-ins of the providers and compares, after every step, what they were
 * promised with what the provider has and what they read (docs/simulator.md).
 *   --lives 500 --seed 1      so many lives, drawn by this seed
 *   --life 37 --seed 1        this one of them again, alone; --shrink looks for a shorter one that fails in the same way
 *   --mutations               the same lives against a money core with a mistake, for each mistake of the list;
 *                             --only "replay,lost capture" for some of them
 */
const { values } = parseArgs({
  options: {
    lives: { type: 'string', default: '500' },
    seed: { type: 'string', default: '20261127' },
    life: { type: 'string' },
    shrink: { type: 'boolean', default: false },
    mutations: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const seed = Number(values.seed);
const count = Number(values.lives);
if (!Number.isSafeInteger(seed) || !(count > 0)) {
  console.error(
    'Usage: simulate [--lives 500] [--seed 1] [--life 37 [--shrink]] [--mutations [--only replay]]',
  );
  process.exit(2);
}

// Each process loads the service: what was compiled once is kept, which halves that.
const { directory } = enableCompileCache();
// A life that is lived again loads it while the database starts.
const loading = values.life === undefined ? undefined : import('./simulate/liveLives.ts');
const { openTemplate } = await import('./simulate/openTemplate.ts');
const { copy, close } = await openTemplate();
try {
  const isSound = values.mutations
    ? await findMutations()
    : values.life === undefined
      ? await liveAll()
      : await replay(Number(values.life));
  process.exitCode = isSound ? 0 : 1;
} finally {
  await close();
}

async function replay(number: number): Promise<boolean> {
  const { replayLife } = await (loading ?? import('./simulate/liveLives.ts'));
  const problem = await replayLife({ seed, number, shrink: values.shrink, copy });
  console.log(problem ?? 'No disagreement.');
  return problem === null;
}

/** Lives lives in a process for each processor, all of them or until one disagrees. */
async function liveIn(
  env: Record<string, string>,
  { untilFirst, perWorld }: { untilFirst: boolean; perWorld: number },
): Promise<Failure[]> {
  const groups: number[][] = [];
  for (let first = 0; first < count; first += perWorld) {
    groups.push(Array.from({ length: Math.min(perWorld, count - first) }, (_, index) => first + index));
  }
  const allMonths = 12 * groups.length;
  let months = 0;
  const failed: Failure[] = [];
  const workers: ChildProcess[] = [];
  const isOver = () => untilFirst && failed.some(({ isDisagreement }) => isDisagreement);
  const live = () =>
    new Promise<void>((done, refuse) => {
      const worker = fork(join(import.meta.dirname, 'simulate/worker.ts'), {
        env: { ...process.env, ...(directory && { NODE_COMPILE_CACHE: directory }), ...env },
        execArgv: ['--max-semi-space-size=64'],
      });
      workers.push(worker);
      const next = async (message: Message) => {
        if (message === 'month') {
          months += 1;
          // However slow the machine is, it says how far it is.
          const end = months < allMonths ? '' : '\n';
          if (!untilFirst) process.stderr.write(`\rlives: month ${months} of ${allMonths}${end}`);
          return;
        }
        if (message !== 'ready') {
          failed.push(message.failure);
          if (isOver()) for (const each of workers) each.kill();
          return;
        }
        const numbers = groups.shift();
        if (!numbers) return worker.disconnect();
        worker.send({ seed, numbers, databaseUrl: await copy() } satisfies Work);
      };
      worker.on('message', (message: Message) => void next(message).catch(refuse));
      worker.on('error', refuse);
      worker.on('exit', (code) => {
        if (code) refuse(new Error(`A process of lives ended with code ${code}.`));
        else done();
      });
    });
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), groups.length) }, live));
  return failed;
}

async function liveAll(): Promise<boolean> {
  const began = performance.now();
  const failed = await liveIn({}, { untilFirst: false, perWorld: together });
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  for (const [kind, all] of Map.groupBy(failed, (each) => each.kind)) {
    console.log(`${all.length} × ${kind}\n${all[0]?.text}`);
    console.log(`Again: pnpm simulate --seed ${seed} --life ${all[0]?.number} --shrink\n`);
  }
  console.log(`${count} lives of a year in ${seconds} s, ${failed.length} disagreements, seed ${seed}.`);
  return failed.length === 0;
}

/** Every mistake has to be found. */
async function findMutations(): Promise<boolean> {
  const names = values.only?.split(',') ?? Object.keys(mutations);
  let missed = 0;
  for (const name of names) {
    const began = performance.now();
    const failed = await liveIn({ TERN_MUTATION: name }, { untilFirst: true, perWorld: few });
    const first = failed.find(({ isDisagreement }) => isDisagreement);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    if (!first) missed += 1;
    console.log(
      `${first ? '✓' : '✗'} ${name.padEnd(26)} ${seconds.padStart(4)} s  ${first?.kind ?? 'not found'}`,
    );
  }
  console.log(`${names.length} mistakes, ${missed} not found, seed ${seed}.`);
  return missed === 0;
}
