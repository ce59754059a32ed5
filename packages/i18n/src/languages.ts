export const languages = ['en', 'ru', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'ar'] as const;

/** A language the site is offered in (spec section 9). Its code is also the path prefix. */
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

/** Native names, as the language picker shows them. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  ru: 'Русский',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  ja: '日本語',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português',
  ar: 'العربية',
};

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (languages as readonly string[]).includes(value);
}

export type Direction = 'ltr' | 'rtl';

export function directionOf(language: string): Direction {
  return language === 'ar' || language.startsWith('ar-') ? 'rtl' : 'ltr';
}

/** The BCP 47 tag given to `Intl`. Arabic keeps Latin digits: prices and figures are never mirrored. */
export function localeOf(language: Language): string {
  return language === 'ar' ? 'ar-u-nu-latn' : language;
}
