import fc from 'fast-check';
import { liveOn, lives } from './commands.ts';
import { Life } from './life.ts';
import { seedOf, startOf } from './seeds.ts';
import { day } from './timeline.ts';
import { createWorld, type World } from './world.ts';

interface Options {
  seed: number;
  /** An empty database with the tables of this version. */
  databaseUrl: string;
}

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
  log: string[],
  isWhole = true,
) {
  born += 1;
  const life = new Life(world, born);
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
          fc.asyncProperty(lives(), (commands) => liveOnce(world, commands as never, log)),
          { seed: seedOf(options.seed, number), numRuns: 1, endOnFailure: true },
        );
        if (failed) onFailure(failureOf(number, errorInstance, log));
      }),
    ]);
    // A failure of the world, such as jobs that never rest.
  }).catch((error: unknown) => onFailure(failureOf(numbers[0] ?? 0, error, [])));
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
  number,
  shrink,
  ...options
}: Options & { number: number; shrink: boolean }): Promise<string | null> {
  return inWorld(options, number, async (world) => {
    let shortest: Failure | undefined;
    let isWhole = true;
    const property = fc.asyncProperty(lives(), async (commands) => {
      const log: string[] = [];
      let problem: unknown;
      world.timeline.restart(startOf(number));
      await world.live([
        () =>
          liveOnce(world, commands as never, log, isWhole).catch((error: unknown) => {
            problem = error;
          }),
      ]);
      if (!problem) return;
      const failure = failureOf(number, problem, log);
      // The rest of the year is of no interest to a life that fails before it.
      if (!shortest) isWhole = log.some((line) => line.endsWith('lives on'));
      // Another fault on the way is not the one that is looked for.
      if (shortest && failure.kind !== shortest.kind) return;
      shortest = failure;
      throw problem;
    });
    const { numShrinks } = await fc.check(property, {
      seed: seedOf(options.seed, number),
      numRuns: 1,
      endOnFailure: !shrink,
      interruptAfterTimeLimit: 120_000,
    });
    return shortest ? `${shortest.text}\n${numShrinks} times shorter` : null;
  });
}
