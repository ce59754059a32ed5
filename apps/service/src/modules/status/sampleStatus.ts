import { dayMs, statusDays, statusEvery } from '@tern/domain';
import type { Context } from '../../context.ts';
import { type Measured, measureParts } from './measureParts.ts';
import { addSample, dropDays, lastSample } from './statusDays.repo.ts';

interface Sample {
  at: number;
  measured: Measured;
}

/** Samples that a process has for a database that is away: a day of them. */
const mostWaiting = 288;
const waiting = new WeakMap<Context['db'], Sample[]>();

/** The first day of the history, `2026-08-31`. */
export const firstDay = (now: number): string =>
  new Date(now - (statusDays - 1) * dayMs).toISOString().slice(0, 10);

/**
 * Measures the parts of the service once in five minutes, by one process of any number. What cannot be written waits in
 * memory until it can: else an outage of the database would leave no trace. Throws when it could not be written.
 */
export async function sampleStatus(
  context: Context,
  measure: (context: Context) => Promise<Measured> = measureParts,
): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const at = Math.floor(now / statusEvery) * statusEvery;
  const own = waiting.get(db) ?? [];
  waiting.set(db, own);
  const last = own.at(-1)?.at ?? (await lastSample(db).catch(() => null))?.getTime() ?? 0;
  if (last < at) own.push({ at, measured: await measure(context) });
  own.splice(0, own.length - mostWaiting);
  for (let sample = own[0]; sample; sample = own[0]) {
    await addSample(db, new Date(sample.at), sample.measured);
    own.shift();
  }
  await dropDays(db, firstDay(now));
}
