import type { Language } from '@tern/domain';
import { configurationOf } from './configurationOf.ts';

/** Letters that are left of a word at least. */
const shortestStem = 3;

/** Endings of Polish nouns, adjectives and verbs without their accents, the longest first. */
const polishEndings =
  'aniach aniami eniach eniami aniem eniem iach iami iego iemu anie ania aniu enie enia eniu ach ami owi ego emu ymi imi ych ich iej iem iom iow aja ien ow om em ej ym im ie ia io iu ac a e i o u y'.split(
    ' ',
  );

/**
 * A word of Polish without its endings, over and over, so that all its cases end at the same letters; PostgreSQL has no
 * configuration for Polish. The last consonant is the one before it was softened: "internecie" is "internet".
 */
function polishStem(word: string): string {
  let stem = word.replace(/([^aeiouy])ce$/, '$1k');
  for (;;) {
    const ending = polishEndings.find((each) => stem.endsWith(each));
    if (!ending || stem.length - ending.length < shortestStem) break;
    stem = stem.slice(0, -ending.length);
  }
  return stem.replace(/rz$/, 'r').replace(/dz$/, 'd').replace(/c$/, 't');
}

/** Plurals of Portuguese whose accents were folded away, by which the database's stemmer would know them. */
const portugueseSingular = (word: string): string =>
  word.length < 5
    ? word
    : word
        .replace(/[oa]es$/, 'ao')
        .replace(/([aou])is$/, '$1l')
        .replace(/eis$/, 'el')
        .replace(/ns$/, 'm');

/** Participles of French, likewise: "protégée" as "protégé". */
const frenchMasculine = (word: string): string =>
  word.replace(/(?<=..)ees?$/, 'e').replace(/(?<=...e)s$/, '');

const reducers: Readonly<Record<string, (word: string) => string>> = {
  polish: polishStem,
  portuguese: portugueseSingular,
  french: frenchMasculine,
};

/** A folded word as far as the database's stemmer does not reduce it: the word itself in most languages. */
export const reduceWord = (word: string, language: Language): string =>
  reducers[configurationOf(language)]?.(word) ?? word;
