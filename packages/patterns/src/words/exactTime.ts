import { type Language, localeOf } from '@tern/i18n';

/** The time of a receipt: to the second, in UTC, as in the mail of the same receipt. `at`: ISO 8601. */
export const exactTime = (at: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' })
    .format(new Date(at))
    .concat(' UTC');
