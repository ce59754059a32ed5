import { lastMoment } from '@tern/domain';
import { formatWholeDate, type Language } from '@tern/i18n';
import { useIntl } from 'react-intl';
import { usePublicData } from '../../app/PublicDataContext.tsx';
import type { RunData } from '../../app/publicData.ts';
import { useSite } from '../../app/SiteContext.tsx';
import { seasonPageMessages as m } from './seasonPage.messages.ts';

/** The next run of a campaign; null while none is planned. */
export function useNextRun(name: string): RunData | null {
  const { calendar = [] } = usePublicData();
  const { now = 0 } = useSite();
  return calendar.find((run) => run.kind === 'campaign' && run.name === name && run.startsAt > now) ?? null;
}

/** When the runs of a name were and will be, a sentence each. Without a name: of every campaign. */
export function useRuns(kind: RunData['kind'], name?: string): string[] {
  const { formatMessage, locale } = useIntl();
  const { calendar = [] } = usePublicData();
  const { now = 0 } = useSite();
  const own = calendar.filter((run) => run.kind === kind && (name === undefined || run.name === name));
  const last = own.findLast(({ endsAt }) => endsAt <= now);
  const next = own.find(({ startsAt }) => startsAt > now);
  const say = (message: (typeof m)['last' | 'next'], { startsAt, endsAt, timeZone }: RunData) => {
    const date = (at: number) => formatWholeDate(at, locale as Language, 'long', timeZone);
    return formatMessage(message, { from: date(startsAt), to: date(lastMoment({ endsAt })) });
  };
  return [...(last ? [say(m.last, last)] : []), next ? say(m.next, next) : formatMessage(m.unplanned)];
}
