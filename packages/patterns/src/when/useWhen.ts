import { dayMs } from '@tern/domain';
import { formatWholeDate, type Language, localeOf } from '@tern/i18n';
import { useIntl } from 'react-intl';
import { whenMessages as m } from './when.messages.ts';

export interface WhenOptions {
  /** Epoch milliseconds. Without it only dates are written. */
  now?: number;
  /** The time of day beside older dates too. */
  exact?: boolean;
}

/** Days since 1970. */
export const dayNumber = (time: number): number => Math.floor(time / dayMs);

/**
 * Writes when something happened: "Today, 08:12 UTC", "Yesterday, 21:04 UTC", "12 Nov 2025". In UTC, as the days of
 * payments and plans, the receipts and the mails about the same things (docs/decisions/0035).
 */
export function useWhen({ now, exact = false }: WhenOptions): (at: string) => string {
  const { formatMessage, locale } = useIntl();
  const language = locale as Language;
  return (at) => {
    const date = formatWholeDate(at, language, 'medium');
    if (now === undefined) return date;
    const instant = new Date(at).getTime();
    const clock = new Intl.DateTimeFormat(localeOf(language), {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'UTC',
    }).format(instant);
    const time = formatMessage(m.utc, { time: clock });
    const days = dayNumber(now) - dayNumber(instant);
    if (days === 0) return formatMessage(m.today, { time });
    if (days === 1) return formatMessage(m.yesterday, { time });
    return exact ? formatMessage(m.dayTime, { date, time }) : date;
  };
}
