import * as i18n from '@tern/i18n';
import { createIntl, type IntlShape } from 'react-intl';
import { lengthen, type Messages } from './lengthen.ts';

type Catalogue = { default: Messages };

const catalogues: Record<string, () => Promise<Catalogue>> = {
  en: () => import('virtual:tern-messages/en'),
  ru: () => import('virtual:tern-messages/ru'),
  de: () => import('virtual:tern-messages/de'),
  es: () => import('virtual:tern-messages/es'),
  fr: () => import('virtual:tern-messages/fr'),
  it: () => import('virtual:tern-messages/it'),
  ja: () => import('virtual:tern-messages/ja'),
  nl: () => import('virtual:tern-messages/nl'),
  pl: () => import('virtual:tern-messages/pl'),
  pt: () => import('virtual:tern-messages/pt'),
  ar: () => import('virtual:tern-messages/ar'),
};

/** The toolbar's languages: all of the product's, and a long one that nobody speaks. */
export const pseudoLanguage = 'xx';

const names: Record<string, string> =
  (i18n as { languageNames?: Record<string, string> }).languageNames ?? {};

export const languageItems = [
  ...Object.keys(catalogues).map((value) => ({ value, title: names[value] ?? value, right: value })),
  { value: pseudoLanguage, title: 'Long pseudo-language', right: pseudoLanguage },
];

const spoken = (language: string) => (language in catalogues ? language : 'en') as 'en';

/** What `<html lang>` says: the pseudo-language is drawn as English. */
export const htmlLanguage = (language: string): string => spoken(language);

export const directionOfStory = (language: string): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

const ready = new Map<string, Promise<IntlShape>>();

/** The `intl` of a story, from the compiled catalogue; one per language for the whole session. */
export function createStoryIntl(language: string): Promise<IntlShape> {
  const known = ready.get(language);
  if (known) return known;
  const made = (async () => {
    const load = catalogues[spoken(language)] as () => Promise<Catalogue>;
    const { default: messages } = await load();
    const shown = language === pseudoLanguage ? lengthen(messages) : messages;
    if ('createTernIntl' in i18n) {
      return (i18n as { createTernIntl: (language: string, messages: Messages) => IntlShape }).createTernIntl(
        spoken(language),
        shown,
      );
    }
    return createIntl({ locale: spoken(language), messages: shown as Record<string, string> });
  })();
  ready.set(language, made);
  return made;
}
