import { defaultLanguage, type Language } from '@tern/domain';
import { englishCatalogue } from './englishCatalogue.ts';
import { readCatalogue } from './node.ts';
import { olderThanEnglish, readAges } from './translationAges.ts';

export interface MissingMessages {
  /** Ids without a text in this language. */
  readonly missing: readonly string[];
  /** Ids of the catalogue that English no longer has. */
  readonly stale: readonly string[];
  /** Ids whose English has changed since they were translated. */
  readonly older: readonly string[];
  readonly total: number;
}

export function missingMessages(language: Language): MissingMessages {
  const english = englishCatalogue().texts;
  const texts = language === defaultLanguage ? english : readCatalogue(language);
  return {
    missing: Object.keys(english).filter((id) => !texts[id]),
    older: language === defaultLanguage ? [] : olderThanEnglish(readAges(), language, english, texts),
    stale: Object.keys(texts).filter((id) => !(id in english)),
    total: Object.keys(english).length,
  };
}
