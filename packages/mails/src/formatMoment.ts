import { type Language, localeOf } from '@tern/i18n';

/** A time with its day, in UTC. `medium`: to the second. */
export function formatMoment(
  at: string,
  language: Language,
  timeStyle: 'short' | 'medium' = 'medium',
): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle, timeZone: 'UTC' })
    .format(new Date(at))
    .concat(' UTC');
}
