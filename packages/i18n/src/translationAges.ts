import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, type Language, languages } from '@tern/domain';
import type { Texts } from './compileMessages.ts';
import { messagesFolder } from './englishCatalogue.ts';

/**
 * Which English each translation was made from, as `messages/ages.json` holds it: short digests, so that a later
 * change of the English alone is seen. A translation whose own digest has changed was made from the English that
 * stood beside it.
 */
export interface TranslationAges {
  /** The languages of the columns. */
  readonly languages: readonly string[];
  /** By id: the digest of the English, then of each language's text, with `!` where that is older than the English. */
  readonly messages: Readonly<Record<string, string>>;
}

const agesFile = join(messagesFolder, 'ages.json');
const olderMark = '!';
const none = '-';

const digest = (text: string | undefined, length: number) =>
  text === undefined ? none : createHash('sha256').update(text).digest('base64url').slice(0, length);
const englishDigest = (text: string | undefined) => digest(text, 5);
const textDigest = (text: string | undefined) => digest(text, 4);

export const translations: readonly Language[] = languages.filter((language) => language !== defaultLanguage);

export function readAges(): TranslationAges {
  return JSON.parse(readFileSync(agesFile, 'utf8')) as TranslationAges;
}

/** Whether a translation is older than its English. False for one that is missing, or not recorded yet. */
function isOlder(
  [englishThen = none, ...columns]: readonly string[],
  column: number,
  english: string,
  text: string | undefined,
): boolean {
  const then = columns[column];
  if (then === undefined || text === undefined) return false;
  if (then.replace(olderMark, '') !== textDigest(text)) return false;
  return then.endsWith(olderMark) || englishThen !== englishDigest(english);
}

/** Ids whose text in a language was made from an English that has changed since. */
export function olderThanEnglish(
  ages: TranslationAges,
  language: string,
  english: Texts,
  texts: Texts,
): string[] {
  const column = ages.languages.indexOf(language);
  return Object.entries(english).flatMap(([id, text]) => {
    const record = ages.messages[id];
    return record && column >= 0 && isOlder(record.split(' '), column, text, texts[id]) ? [id] : [];
  });
}

/**
 * The record after a change: a renewed translation is as old as the English of now, one that stayed keeps its mark
 * or gets it. `confirmed` are `de planPicker.title` and the like, looked at and found to fit the new English.
 */
export function nextAges(
  ages: TranslationAges,
  english: Texts,
  textsOf: (language: Language) => Texts,
  confirmed: ReadonlySet<string> = new Set(),
): TranslationAges {
  const older = new Map(
    translations.map((language) => [
      language,
      new Set(olderThanEnglish(ages, language, english, textsOf(language))),
    ]),
  );
  const record = (id: string, text: string) => [
    englishDigest(text),
    ...translations.map((language) => {
      const stays = older.get(language)?.has(id) && !confirmed.has(`${language} ${id}`);
      return textDigest(textsOf(language)[id]) + (stays ? olderMark : '');
    }),
  ];
  return {
    languages: translations,
    messages: Object.fromEntries(
      Object.entries(english).map(([id, text]) => [id, record(id, text).join(' ')]),
    ),
  };
}
