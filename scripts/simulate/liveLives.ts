import fc from 'fast-check';
import { liveOn, lives } from './commands.ts';
import { Disagreement } from './Disagreement.ts';
import type { Inhabitant } from './inhabitant.ts';
import { Life } from './life.ts';
import { seedOf, startOf } from './seeds.ts';
import { day } from './timeline.ts';
import { createWorld, type World } from './world.ts';

interface Options {
  seed: number;
  /** An empty database with the tables of this version. */
  databaseUrl: string;
}

/** The lives that are lived now. */
const numberOf = new WeakMap<Inhabitant, number>();

export interface Failure {
  number: number;
  /** The difference, without names and numbers. */
  kind: string;
  text: string;
  /** Else the life could not be lived to its end, as on a machine that keeps the database waiting. */
  isDisagreement: boolean;
}

async function inWorld<Result>(
  { seed, databaseUrl }: Options,
  number: number,
  work: (world: World) => Promise<Result>,
): Promise<Result> {
  const world = await createWorld({ databaseUrl, seed: `${seed}`, start: startOf(number) });
  try {
    return await work(world);
  } finally {
    await world.close();
  }
}

let born = 0;

/** One life of a year from where the world is now. */
async function liveOnce(
  world: World,
  commands: Iterable<fc.AsyncCommand<never, Life>>,
  { number, log, isWhole = true }: { number: number; log: string[]; isWhole?: boolean },
) {
  born += 1;
  const life = new Life(world, born);
  numberOf.set(life, number);
  const end = world.timeline.now + 365 * day;
  try {
    await life.begin(`life-${born}`);
    const model = life.ledger as never;
    await fc.asyncModelRun(() => ({ model, real: life }), commands);
    if (!isWhole) return;
    life.note('lives on');
    await liveOn(life, end);
  } finally {
    log.splice(0, log.length, ...life.told);
    world.inhabitants.splice(world.inhabitants.indexOf(life), 1);
  }
}

/** Lives these lives, all of one world. */
export async function liveLives(
  { numbers, ...options }: Options & { numbers: readonly number[] },
  { onFailure, onMonth }: { onFailure: (failure: Failure) => void; onMonth: () => void },
): Promise<void> {
  await inWorld(options, numbers[0] ?? 0, (world) => {
    const begin = world.timeline.now;
    const calendar = async () => {
      for (let month = 1; month <= 12; month += 1) {
        await world.timeline.until(begin + month * 30 * day);
        onMonth();
      }
    };
    return world.live([
      calendar,
      ...numbers.map((number) => async () => {
        const log: string[] = [];
        const { failed, errorInstance } = await fc.check(
          fc.asyncProperty(lives(number), (commands) => liveOnce(world, commands as never, { number, log })),
          { seed: seedOf(options.seed, number), numRuns: 1, endOnFailure: true },
        );
        if (failed) onFailure(failureOf(number, errorInstance, log));
      }),
    ]);
    // A failure of the world, such as jobs that never rest.
  }).catch((error: unknown) => {
    const of = error instanceof Disagreement ? error.of : undefined;
    const told = of instanceof Life ? of.told : [];
    onFailure(failureOf((of && numberOf.get(of)) ?? numbers[0] ?? 0, error, told));
  });
}

function failureOf(number: number, error: unknown, log: readonly string[]): Failure {
  const message = error instanceof Error ? error.message : String(error);
  const isDisagreement = error instanceof Error && error.name === 'Disagreement';
  const stack = error instanceof Error && !isDisagreement ? `\n${error.stack}` : '';
  return {
    number,
    isDisagreement,
    kind: message
      .replaceAll(/ord_\w+(-\d+)?/g, 'an order')
      .replaceAll(/[\d[\],{}:"TZ.-]+/g, '#')
      .slice(0, 120),
    text: `${message}${stack}\n  ${log.join('\n  ')}`,
  };
}

/** Lives one life again, alone, and looks for the shortest one that fails in the same way. Null: nothing disagrees. */
export async function replayLife({
  seed,
  number,
  shrink,
  copy,
}: {
  seed: number;
  number: number;
  shrink: boolean;
  /** A new database, with the tables of this version. */
  copy: () => Promise<string>;
}): Promise<string | null> {
  const open = async () =>
    createWorld({ databaseUrl: await copy(), seed: `${seed}`, start: startOf(number) });
  let world = await open();
  let shortest: Failure | undefined;
  let isWhole = true;
  const property = fc.asyncProperty(lives(number), async (commands) => {
    const log: string[] = [];
    let problem: unknown;
    const keep = (error: unknown) => {
      problem = error;
    };
    world.timeline.restart(startOf(number));
    const live = () => liveOnce(world, commands as never, { number, log, isWhole }).catch(keep);
    await world.live([live]).catch(async (error: unknown) => {
      keep(error);
      // The work of this life would go on in the next.
      log.push(...(world.inhabitants[0] as Life).told);
      await world.close();
      world = await open();
    });
    if (!problem) return;
    const failure = failureOf(number, problem, log);
    // The rest of the year is of no interest to a life that fails before it.
    if (!shortest) isWhole = log.some((line) => line.endsWith('lives on'));
    // Another fault on the way is not the one that is looked for.
    if (shortest && failure.kind !== shortest.kind) return;
    shortest = failure;
    throw problem;
  });
  try {
    const { numShrinks } = await fc.check(property, {
      seed: seedOf(seed, number),
      numRuns: 1,
      endOnFailure: !shrink,
      interruptAfterTimeLimit: 120_000,
    });
    return shortest ? `${shortest.text}\n${numShrinks} times shorter` : null;
  } finally {
    await world.close();
  }
}
