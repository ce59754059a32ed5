import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TYPE } from '@formatjs/icu-messageformat-parser';
import { compileMessage, type Texts } from './compileMessages.ts';
import { messagesFolder } from './englishCatalogue.ts';
import { mapElements } from './mapElements.ts';

/** How an entry is made: `docs/writing.md`. */
export interface Term {
  /** The English word for the thing, the same in every language. */
  readonly term?: string;
  /** The word of the language. English says the term. */
  readonly translation?: string;
  /** Instead of both: a rule of this language alone, such as its form of address. */
  readonly rule?: string;
  /** Regular expressions. Case counts only where one has a capital letter. */
  readonly forbidden: readonly string[];
  /** Messages and articles where such a word means something else. */
  readonly except?: readonly string[];
  /** A note for the writer. */
  readonly note?: string;
}

export const termsFolder = join(messagesFolder, '../terms');
export const readTerms = (language: string): Term[] =>
  JSON.parse(readFileSync(join(termsFolder, `${language}.json`), 'utf8')) as Term[];
/** The word to use. */
export const saying = ({ translation, term, rule }: Term) => translation ?? term ?? rule ?? '';

/**
 * `\\b` of regular expressions knows the letters of English only. These are the scripts that have words between
 * spaces; the classes of all letters of Unicode would take seconds to compile for every pattern.
 */
const word = '[0-9A-Za-z\\u00c0-\\u024f\\u0400-\\u04ff\\u0620-\\u065f]';
const boundary = `(?:(?<!${word})(?=${word})|(?<=${word})(?!${word}))`;
/** And, so, with, for, like, will and the article are written together with an Arabic word. */
const prefixes = '(?:[وف]?(?:[بك]?ال|لل|[بكلس])?)';
const arabic = /[\u0620-\u064a]/;

interface Pattern {
  readonly entry: Term;
  readonly expression: RegExp;
  /** Letters that every match begins with, in lower case: a text without any of them needs no expression. */
  readonly starts: readonly string[];
}

function startsOf(source: string): string[] {
  const rest = source.replace(/^(?:\(\?<[!=][^()]*\)|\\b)+/, '');
  const choices = /^\(\?:([^()]*)\)(?![?*])/.exec(rest)?.[1]?.split('|');
  return (choices ?? [rest]).map(
    (each) => /^\p{L}+(?!\p{L}|[?*{|])|^\p{L}+(?=\p{L}[?*{])/u.exec(each)?.[0].toLowerCase() ?? '',
  );
}

function patternOf(entry: Term, forbidden: string): Pattern {
  const source = forbidden.startsWith('\\b') ? forbidden.slice(2) : forbidden;
  const written = `${source === forbidden ? '' : '\\b'}${arabic.test(source) ? prefixes : ''}${source}`;
  const flags = /\p{Lu}/u.test(forbidden.replaceAll('\\p{L}', '')) ? 'u' : 'iu';
  return {
    entry,
    expression: new RegExp(written.replaceAll('\\b', boundary).replaceAll(' ', '\\s'), flags),
    starts: startsOf(source),
  };
}

/** The words of a message, without the names of its values, tags and choices. */
export function sayingOf(message: string, id = 'any.text'): string {
  const words: string[] = [];
  mapElements(compileMessage(message, id), (element) => {
    if (element.type === TYPE.literal) words.push(element.value);
    return element;
  });
  return words.join(' ');
}

/** Vowel marks of Arabic, soft hyphens and places for breaks are no letters. */
const silent = /[\u064b-\u0652\u0640\u00ad\u2060\u200b]/g;

/** The words of texts, by id, that the term base refuses: one sentence each. */
export function termFaults(entries: readonly Term[], texts: Texts): string[] {
  const patterns = entries.flatMap((entry) => entry.forbidden.map((each) => patternOf(entry, each)));
  return Object.entries(texts).flatMap(([id, text]) => {
    const words = text.replace(silent, '');
    const small = words.toLowerCase();
    return patterns.flatMap(({ entry, expression, starts }) => {
      if (!starts.some((start) => small.includes(start)) || entry.except?.includes(id)) return [];
      const found = expression.exec(words)?.[0];
      return found === undefined ? [] : [`${id}: “${found}”. Say: ${saying(entry)}. ${entry.note ?? ''}`];
    });
  });
}
