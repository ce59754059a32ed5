import {
  type Catalogue,
  createTernIntl,
  defaultLanguage,
  directionOf,
  isLanguage,
  type Language,
  languageNames,
  languages,
} from '@tern/i18n';
import type { IntlShape } from 'react-intl';

/** English that is 40 % longer, so that text which does not fit shows before a translator finds out. */
export const pseudoLanguage = 'xx';

const catalogues: Record<Language | typeof pseudoLanguage, () => Promise<{ default: Catalogue }>> = {
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
  xx: () => import('virtual:tern-messages/xx'),
};

/** What the toolbar offers. */
export const languageItems = [
  ...languages.map((value) => ({
    value: value as string,
    title: languageNames[value],
    right: value as string,
  })),
  { value: pseudoLanguage, title: 'Long pseudo-language', right: pseudoLanguage },
];

/** The pseudo-language is drawn as English. */
export const languageOf = (chosen: unknown): Language => (isLanguage(chosen) ? chosen : defaultLanguage);

export const directionOfStory = (chosen: unknown) => directionOf(languageOf(chosen));

const ready = new Map<unknown, Promise<IntlShape>>();

/** The `intl` of a story, from the compiled catalogue; one per language and session. */
export function createStoryIntl(chosen: unknown): Promise<IntlShape> {
  const known = ready.get(chosen);
  if (known) return known;
  const made = load(chosen);
  ready.set(chosen, made);
  return made;
}

async function load(chosen: unknown): Promise<IntlShape> {
  const language = languageOf(chosen);
  const { default: messages } = await catalogues[chosen === pseudoLanguage ? pseudoLanguage : language]();
  return createTernIntl(language, messages);
}
