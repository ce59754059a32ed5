import { type Language, localeOf } from '@tern/domain';

/** `day`: day and month without the year, for a date within the next months. */
export type DateStyle = 'medium' | 'long' | 'day' | 'dateTime';

const dateOptions: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  medium: { dateStyle: 'medium' },
  long: { dateStyle: 'long' },
  day: { day: 'numeric', month: 'long' },
  // Our times are in UTC, and by a clock of 24 hours everywhere.
  dateTime: { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' },
};

/** Figures alone read day first or year first, by the direction of the eye: Arabic names the month. */
const arabicOptions = ({ dateStyle, ...options }: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions =>
  dateStyle ? { ...options, dateStyle: 'long' } : options;

/** The ending of the first day of a month: "1er décembre". */
const firstDay: Partial<Record<Language, string>> = { fr: 'er', pt: 'º' };

const formatters = new Map<string, unknown>();

/** Formatters are costly to create, so one per language and options is cached. */
function remembered<F>(key: string, make: () => F): F {
  let formatter = formatters.get(key) as F | undefined;
  if (!formatter) {
    formatter = make();
    formatters.set(key, formatter);
  }
  return formatter;
}

/**
 * A date in the Gregorian calendar. `timeZone` is UTC unless given: the server and the browser must
 * write the same text.
 */
export function formatDate(
  date: Date | number | string,
  language: Language,
  style: DateStyle = 'medium',
  timeZone = 'UTC',
): string {
  const value = typeof date === 'string' ? new Date(date) : date;
  const text = remembered(`date ${language} ${style} ${timeZone}`, () => {
    const options = dateOptions[style];
    return new Intl.DateTimeFormat(localeOf(language), {
      ...(language === 'ar' ? arabicOptions(options) : options),
      calendar: 'gregory',
      timeZone,
    });
  }).format(value);
  return text.replace(/^1\b/, `1${firstDay[language] ?? ''}`);
}

/** Grouped from five digits on, as in messages: `6000`, `10,000`. */
export function formatNumber(value: number, language: Language, options?: Intl.NumberFormatOptions): string {
  return remembered(
    `number ${language} ${JSON.stringify(options)}`,
    () => new Intl.NumberFormat(localeOf(language), { useGrouping: 'min2', ...options }),
  ).format(value);
}

/** `percent` is the whole number: 62 is sixty-two per cent. */
export function formatPercent(percent: number, language: Language): string {
  return formatNumber(percent / 100, language, { style: 'percent', maximumFractionDigits: 0 });
}

/**
 * Joins items with the language's commas and its word for "and" or "or"; as a `unit` without a word. English has no comma
 * before that word, as in our texts: Britain's rule, not that of its locale.
 */
export function formatList(
  items: readonly string[],
  language: Language,
  type: 'conjunction' | 'disjunction' | 'unit' = 'conjunction',
): string {
  return remembered(
    `list ${language} ${type}`,
    () => new Intl.ListFormat(language === 'en' ? 'en-GB' : localeOf(language), { type, style: 'long' }),
  ).format(items);
}
