export type Direction = 'ltr' | 'rtl';

/** Subsets of the web fonts. `accented` holds the Latin-1 letters, `extended` those of Central Europe. */
export type FontSubset = 'latin' | 'accented' | 'extended' | 'cyrillic' | 'arabic';

/** How a language is set: the font of link previews, the height of lines and where they may break. */
export type Script = 'latin' | 'cyrillic' | 'arabic' | 'japanese';

export interface LanguageFacts {
  /** The BCP 47 tag for `Intl`; the code itself where its default region is the one that is written. */
  readonly locale: string;
  /** Native name, as the language picker shows it. */
  readonly name: string;
  readonly direction: Direction;
  /** The region of link previews where it has not the letters of the language. */
  readonly region?: string;
  readonly script: Script;
  /** Font subsets that a page preloads, the most frequent letters first: those set the length of its lines. */
  readonly fonts: readonly FontSubset[];
}

/**
 * The languages of the site (spec section 9), in the order of the language picker. A code is the path prefix, the
 * `hreflang` and the name of the catalogue. Everything else about languages derives from this table
 * (`CONTRIBUTING.md`, "A language").
 */
const table = {
  en: {
    locale: 'en',
    name: 'English',
    direction: 'ltr',
    region: 'US',
    script: 'latin',
    fonts: ['latin'],
  },
  ru: {
    locale: 'ru',
    name: 'Русский',
    direction: 'ltr',
    script: 'cyrillic',
    fonts: ['cyrillic', 'latin'],
  },
  de: {
    locale: 'de',
    name: 'Deutsch',
    direction: 'ltr',
    script: 'latin',
    fonts: ['latin', 'accented'],
  },
  es: {
    locale: 'es',
    name: 'Español',
    direction: 'ltr',
    script: 'latin',
    fonts: ['latin', 'accented'],
  },
  fr: {
    locale: 'fr',
    name: 'Français',
    direction: 'ltr',
    script: 'latin',
    fonts: ['latin', 'accented'],
  },
  it: {
    locale: 'it',
    name: 'Italiano',
    direction: 'ltr',
    script: 'latin',
    fonts: ['latin', 'accented'],
  },
  ja: {
    locale: 'ja',
    name: '日本語',
    direction: 'ltr',
    region: 'JP',
    script: 'japanese',
    fonts: ['latin'],
  },
  nl: {
    locale: 'nl',
    name: 'Nederlands',
    direction: 'ltr',
    script: 'latin',
    fonts: ['latin'],
  },
  pl: {
    locale: 'pl',
    name: 'Polski',
    direction: 'ltr',
    script: 'latin',
    fonts: ['latin', 'extended'],
  },
  // Written as in Brazil.
  pt: {
    locale: 'pt-BR',
    name: 'Português',
    direction: 'ltr',
    region: 'BR',
    script: 'latin',
    fonts: ['latin', 'accented'],
  },
  // Latin digits: prices and figures are never mirrored.
  ar: {
    locale: 'ar-u-nu-latn',
    name: 'العربية',
    direction: 'rtl',
    script: 'arabic',
    fonts: ['arabic', 'latin'],
  },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof table;

export const languageFacts: Readonly<Record<Language, LanguageFacts>> = table;

export const languages: readonly Language[] = Object.keys(table) as Language[];

export const defaultLanguage: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(table, value);
}

/** The direction of a language or locale; `ltr` for an unknown one. */
export function directionOf(language: string): Direction {
  const code = language.split('-', 1)[0];
  return isLanguage(code) ? languageFacts[code].direction : 'ltr';
}

/** The language of a page as link previews name it: `pt_BR` (Open Graph, `og:locale`). */
export const openGraphLocale = (language: Language): string =>
  `${language}_${languageFacts[language].region ?? language.toUpperCase()}`;

/** The BCP 47 tag given to `Intl`. */
export function localeOf(language: Language): string {
  return languageFacts[language].locale;
}

/** `mobile` is the composition under `/m`; `desktop` is everything else. */
export type PageVariant = 'desktop' | 'mobile';
