import { type Language, localeOf } from '@tern/i18n';

/** A day and a time, in UTC. */
export function formatMoment(at: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
    .format(new Date(at))
    .concat(' UTC');
}
