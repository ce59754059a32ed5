import loaders from 'virtual:tern-messages/loaders';
import {
  createTernIntl,
  defaultLanguage,
  directionOf,
  isLanguage,
  type Language,
  languageFacts,
  languages,
} from '@tern/i18n';
import type { IntlShape } from 'react-intl';

/** English that is 40 % longer, so that text which does not fit shows before a translator finds out. */
export const pseudoLanguage = 'xx';

const catalogues = { ...loaders, [pseudoLanguage]: () => import('virtual:tern-messages/xx') };

/** The choices of the toolbar. */
export const languageItems = [
  ...languages.map((value) => ({
    value: value as string,
    title: languageFacts[value].name,
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
