/** The languages of spec section 9, in the order of the language picker. */
export const languages = ['en', 'ru', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'ar'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (languages as readonly string[]).includes(value);
}

/** `mobile` is the composition under `/m`; `desktop` is everything else. */
export type Form = 'desktop' | 'mobile';
