import type { Language } from '@tern/domain';
import { type DateStyle, formatDate } from './format.ts';

/** A date in running text: no line breaks within it. Japanese has no spaces, and would break after the year or the month. */
export const formatWholeDate = (
  date: Date | number | string,
  language: Language,
  style: DateStyle = 'long',
  timeZone?: string,
): string =>
  formatDate(date, language, style, timeZone).replace(/ |(?<=[年月])(?=\d)/g, (space) =>
    space ? '\u00a0' : '\u2060',
  );
