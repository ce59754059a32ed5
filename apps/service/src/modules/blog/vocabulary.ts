import { defaultLanguage, type Language } from '@tern/domain';
import type { Queries } from '../../db/connect.ts';
import { sourceHashes } from './articles.repo.ts';
import { listWords } from './searches.repo.ts';
import { type SimilarWord, similarWords } from './similarWords.ts';

/** The words of the articles that readers of a language are shown. */
export interface Vocabulary {
  /** In any of them. */
  has(word: string): boolean;
  /** In those of the language itself. */
  isOwn(word: string): boolean;
  /** Words at most so many letters away. */
  near(word: string, most: number): SimilarWord[];
}

interface Words {
  sorted: readonly string[];
  set: ReadonlySet<string>;
}

interface Known {
  version: string;
  words: Map<Language, Promise<Words>>;
}

const known = new WeakMap<object, Known>();

const load = async (db: Queries, language: Language): Promise<Words> => {
  const sorted = await listWords(db, language);
  return { sorted, set: new Set(sorted) };
};

/** Held in memory, and read anew when the articles have changed. */
export async function readVocabulary(db: Queries, language: Language): Promise<Vocabulary> {
  const version = (await sourceHashes(db)).join(' ');
  let kept = known.get(db);
  if (kept?.version !== version) {
    kept = { version, words: new Map() };
    known.set(db, kept);
  }
  const { words } = kept;
  const wordsOf = (each: Language) => {
    let read = words.get(each);
    if (!read) {
      read = load(db, each);
      words.set(each, read);
      read.catch(() => words.delete(each));
    }
    return read;
  };
  const languages = language === defaultLanguage ? [language] : [language, defaultLanguage];
  const all = await Promise.all(languages.map(wordsOf));
  return {
    has: (word) => all.some(({ set }) => set.has(word)),
    isOwn: (word) => all[0]?.set.has(word) ?? false,
    near: (word, most) => all.flatMap(({ sorted }) => similarWords(sorted, word, most)),
  };
}
