import type { Language } from '@tern/domain';
import type { Texts } from './compileMessages.ts';

const noBreak = '\u00a0';
const narrow = '\u202f';
const blank = `[ ${noBreak}${narrow}]`;

type Rule = readonly [pattern: RegExp, replacement: string];

/** A one-letter word at the end of a line reads as a slip. */
const keepsShortWords = (letters: string): Rule => [
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}’'\\u2011-])([${letters}]) (?=[^\\s—–|])`, 'giu'),
  `$1${noBreak}`,
];

const anyLanguage: readonly Rule[] = [
  // A minus is as wide as a plus, and stays with its number.
  [/(?<![\p{L}\p{N}}\])/.-])-(?=\d|\{percent\}|\{\w+, number)/gu, '\u2212'],
];

const kana = '\u3005-\u3007\u3040-\u30ff\u3400-\u9fff';
const latinOrValue = '[A-Za-z0-9{}<>/]';

const rules: Partial<Readonly<Record<Language, readonly Rule[]>>> = {
  // A sign and a unit stay on the line of the word and the number before them.
  fr: [
    [/'(?=\p{L})(?<=\p{L}')/gu, '’'],
    [new RegExp(`${blank}+([;!?])(?!\\w)`, 'g'), `${narrow}$1`],
    [new RegExp(`${blank}+:(?![:-])`, 'g'), `${noBreak}:`],
    [new RegExp(`«${blank}*`, 'g'), `«${noBreak}`],
    [new RegExp(`${blank}*»`, 'g'), `${noBreak}»`],
    [new RegExp(`(\\d|#|, number\\})${blank}%`, 'g'), `$1${narrow}%`],
    [/(\d|#|, number\}) ((?:€|\$|[kMGT]o|[kMG]bit|ms|s|h|min|km|kg|cm|px)(?![\p{L}\d]))/gu, `$1${noBreak}$2`],
    [
      /(\d|#|, number\}) ((?:secondes?|minutes?|heures?|jours?|semaines?|mois|ans?|années?)(?!\p{L}))/gu,
      `$1${noBreak}$2`,
    ],
  ],
  ru: [[/ (?=[—–](?: |$))/g, noBreak], keepsShortWords('вскоуиая')],
  pl: [[/ (?=[—–](?: |$))/g, noBreak], keepsShortWords('aiouwz')],
  // No blanks around Latin words and values; the names of menus between 「」 are written as their makers do.
  ja: [
    [new RegExp(`(?<=[${kana}]) (?=${latinOrValue})(?![^「」]*」)`, 'g'), ''],
    [new RegExp(`(?<=${latinOrValue}) (?=[${kana}])(?![^「」]*」)`, 'g'), ''],
    // Signs after a word are as wide as the word.
    [new RegExp(`(?<=[${kana}])\\?`, 'g'), '？'],
    [new RegExp(`(?<=[${kana}])!`, 'g'), '！'],
    [new RegExp(`(?<=[${kana}]): (?=[${kana}{])`, 'g'), '：'],
    [new RegExp(`(?<=[${kana}}]) \\| (?=\\{name\\})`, 'g'), '｜'],
  ],
  ar: [
    [/(?<=[\u0600-\u06ff»)\u2069]|\}) ?,(?= )/g, '،'],
    [/(?<=[\u0600-\u06ff»)\u2069]|\}) ?;(?= |$)/g, '؛'],
    [/(?<=[\u0600-\u06ff»)\u2069]|\}) ?\?(?= |$)/g, '؟'],
  ],
};

/**
 * A text with the spaces and signs that the typography of its language asks for. Texts that are right stay as they are;
 * the syntax of messages is left alone.
 */
export function typeset(text: string, language: Language): string {
  return [...anyLanguage, ...(rules[language] ?? [])].reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    text,
  );
}

/** A catalogue with every text set. Keywords of pages stay: they are lists for machines, with commas of their own. */
export function typesetCatalogue(texts: Texts, language: Language): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [
      id,
      id.endsWith('.keywords') ? text : typeset(text, language),
    ]),
  );
}
