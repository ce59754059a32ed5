import type { Baselines } from '../baselines.ts';
import { type Difference, type Rejections, removeDifference, writeDifference } from './differences.ts';

interface Places {
  baselines: Baselines;
  rejections: Rejections;
  /** Where differences are written. */
  results: string;
}

type Named = Omit<Difference, 'reason'>;

/**
 * Compares a story with its baseline, or with `update` makes it the baseline. Gives what is wrong, with the files of the
 * pictures; undefined when all is well. A rejected picture is wrong, whatever else is asked, until it is its baseline again
 * or somebody has accepted it.
 */
export async function judgePicture(
  of: Named,
  capture: (fresh: boolean) => Promise<Buffer>,
  { baselines, rejections, results, update }: Places & { update: boolean },
): Promise<{ problem: string; files: string[] } | undefined> {
  const { mode, id, name } = of;
  if (!(await baselines.difference(mode, id, await capture(false)))) return resolve();
  // Leftovers of an earlier story must not fail this one: only a fresh page counts.
  const actual = await capture(true);
  const difference = await baselines.difference(mode, id, actual);
  if (!difference) return resolve();
  const note = await rejections.read(of);
  if (update && note === undefined) {
    await baselines.accept(mode, id, actual);
    return undefined;
  }
  const reason = note === undefined ? difference.reason : `Rejected: “${note}” ${difference.reason}`;
  const pictures = { expected: await baselines.read(mode, id), actual, diff: difference.picture };
  const files = await writeDifference(
    results,
    { id, mode, name, reason, extent: difference.extent },
    pictures,
  );
  return { problem: `${name} in ${mode}: ${reason}`, files };

  async function resolve(): Promise<undefined> {
    await removeDifference(results, of);
    await rejections.resolve(of);
  }
}
