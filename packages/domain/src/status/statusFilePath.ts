import type { Language } from '../languages.ts';
import { buildPath } from '../routes/buildPath.ts';

/** The files of the status page: for readers of feeds and for calendars in a language, and one for programs. */
export const statusFilePath = (language: Language, file: 'xml' | 'ics'): string =>
  buildPath({ language, variant: 'desktop', path: `/status.${file}` });
export const statusDataPath = '/status.json';
