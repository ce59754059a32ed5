import { dayMs } from '@tern/domain';
import { type Context, timeFromNow } from '../../context.ts';
import { dropDays, rollUpSamples, writeSample } from './samples.repo.ts';

/** ms between two samples. */
const every = 5 * 60_000;
/** ms after which a feed says nothing of the state of now: no sample is taken of it. */
export const oldestState = 3 * every;
/** Days for which single samples stay, and their sums: today is the last of them. */
const sampleDays = 2;
const sumDays = 90;

/** Takes the sample of these five minutes from a feed that the host has just given or confirmed. */
export async function sampleNetwork(context: Context, issuedAt: Date): Promise<void> {
  const now = context.clock.now();
  if (now - issuedAt.getTime() > oldestState) return;
  await writeSample(context.db, new Date(Math.floor(now / every) * every));
}

/** Rolls samples up to days, and forgets days after ninety. */
export async function keepSamples(context: Context): Promise<void> {
  const today = Math.floor(context.clock.now() / dayMs) * dayMs;
  await rollUpSamples(context.db, new Date(today - (sampleDays - 1) * dayMs));
  const first = timeFromNow(context, -(sumDays - 1) * dayMs);
  await dropDays(context.db, first.toISOString().slice(0, 10));
}
