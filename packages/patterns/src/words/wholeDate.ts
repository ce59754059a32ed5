import { formatDate, type Language } from '@tern/i18n';

/** A date in running text: no line breaks within it. Japanese has no spaces, and would break after the year or the month. */
export const wholeDate = (at: string, language: Language, style: 'medium' | 'long' = 'long'): string =>
  formatDate(at, language, style)
    .replaceAll(' ', '\u00a0')
    .replace(/(?<=[年月])(?=\d)/g, '\u2060');
