import { existsSync, readFileSync } from 'node:fs';
import { defaultLanguage, type Language } from '@tern/domain';
import type { Catalogue } from './catalogue.ts';
import { compileMessages, pseudoLanguage, type Texts } from './compileMessages.ts';

export {
  compileMessage,
  compileMessages,
  placeholdersOf,
  pseudoLanguage,
  type Texts,
} from './compileMessages.ts';

const texts = new Map<string, Texts>();
const compiled = new Map<string, Catalogue>();

/**
 * The catalogue of a language as text, without fallbacks: empty until its file is written. English carries every
 * message.
 */
export function readCatalogue(language: Language): Texts {
  let known = texts.get(language);
  if (!known) {
    const file = new URL(`../messages/${language}.json`, import.meta.url);
    known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
    texts.set(language, known);
  }
  return known;
}

/**
 * The compiled catalogue of a language over English, all of it or some namespaces. Compiled once per
 * process: call it at start, and no request parses a message.
 */
export function compileCatalogue(
  language: Language | typeof pseudoLanguage,
  namespaces?: readonly string[],
): Catalogue {
  const key = [language, ...(namespaces ?? [])].join(' ');
  let catalogue = compiled.get(key);
  if (!catalogue) {
    const english = readCatalogue(defaultLanguage);
    const pseudo = language === pseudoLanguage;
    catalogue = compileMessages(english, pseudo ? english : readCatalogue(language), { namespaces, pseudo });
    compiled.set(key, catalogue);
  }
  return catalogue;
}
