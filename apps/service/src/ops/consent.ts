import { consentVersion, dayMs } from '@tern/domain';
import { timeFromNow } from '../context.ts';
import { sumChoices } from '../modules/consent/consent.module.ts';
import { type Ops, whole } from './opsTools.ts';

/** `consent`: the proof that visitors were asked, as counts by version of the question, region and choice. */
export async function consent(
  { context, say }: Ops,
  { days = '395' }: { days?: string | undefined },
): Promise<void> {
  const since = timeFromNow(context, -(whole(days, '--days', 1, 4000) - 1) * dayMs)
    .toISOString()
    .slice(0, 10);
  const rows = await sumChoices(context.db, since);
  for (const { version, region, choice, how, count, from, until } of rows)
    say(
      [
        `version ${version}`,
        region.padEnd(11),
        choice.padEnd(7),
        how.padEnd(6),
        String(count).padStart(9),
        from === until ? from : `${from} to ${until}`,
      ].join('  '),
    );
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  say(
    `${all} ${all === 1 ? 'choice' : 'choices'} since ${since}; the question's version is ${consentVersion}.`,
  );
}
