import { formatDate, type Language, localeOf } from '@tern/i18n';
import { useIntl } from 'react-intl';
import { whenMessages as m } from './when.messages.ts';

export interface WhenOptions {
  /** Epoch milliseconds. Without it only dates are written. */
  now?: number;
  /** IANA name; the one of the browser by default. */
  timeZone?: string;
  /** The time of day beside older dates too. */
  exact?: boolean;
}

const dayLength = 86_400_000;

/** Days since 1970 where the clock on the wall belongs to `timeZone`. */
export function dayNumber(time: number, timeZone?: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(time);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day')) / dayLength;
}

/** Writes when something happened: "Today, 08:12", "Yesterday, 21:04", "12 Nov 2025". */
export function useWhen({ now, timeZone, exact = false }: WhenOptions): (at: string) => string {
  const { formatMessage, locale } = useIntl();
  const language = locale as Language;
  const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (at) => {
    const date = formatDate(at, language, 'medium', zone);
    if (now === undefined) return date;
    const instant = new Date(at).getTime();
    const time = new Intl.DateTimeFormat(localeOf(language), {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: zone,
    }).format(instant);
    const days = dayNumber(now, zone) - dayNumber(instant, zone);
    if (days === 0) return formatMessage(m.today, { time });
    if (days === 1) return formatMessage(m.yesterday, { time });
    return exact ? formatMessage(m.dayTime, { date, time }) : date;
  };
}
