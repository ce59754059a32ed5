import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@tern/domain';
import { expect, it } from 'vitest';
import type { Texts } from './compileMessages.ts';
import { messagesFolder } from './englishCatalogue.ts';
import { readCatalogue } from './node.ts';

/** A word that the texts use, and those that they do not use for the same thing (`docs/writing.md`). */
interface Term {
  readonly term: string;
  /** Regular expressions. Case counts only where one has a capital letter. */
  readonly forbidden: readonly string[];
  /** Ids of messages where such a word means something else. */
  readonly except?: readonly string[];
  /** The sentence that a writer reads. */
  readonly note: string;
}

const folder = join(messagesFolder, '../terms');
const readTerms = (language: string) =>
  JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Term[];

/** `\\b` of regular expressions knows the letters of English only. */
const boundary = '(?:(?<![\\p{L}\\p{N}])(?=[\\p{L}\\p{N}])|(?<=[\\p{L}\\p{N}])(?![\\p{L}\\p{N}]))';
const matcher = (forbidden: string) =>
  new RegExp(
    forbidden.replaceAll('\\b', boundary),
    /\p{Lu}/u.test(forbidden.replaceAll('\\p{L}', '')) ? 'u' : 'iu',
  );
/** Names of values and tags are no words of the text. */
const spoken = (text: string) => text.replace(/\{\w+\}|<\/?\w+>/g, ' ');

function faults(terms: readonly Term[], texts: Texts): string[] {
  return Object.entries(texts).flatMap(([id, text]) =>
    terms.flatMap(({ term, forbidden, except, note }) =>
      except?.includes(id)
        ? []
        : forbidden.flatMap((each) => {
            const found = matcher(each).exec(spoken(text))?.[0];
            return found === undefined ? [] : [`${id}: “${found}”. Say: ${term}. ${note}`];
          }),
    ),
  );
}

const content = join(messagesFolder, '../../../apps/site/content');
/** Articles, changelog and newsletters by file, without the addresses of links. */
const readProse = (language: string): Texts =>
  Object.fromEntries(
    globSync(`*/**/${language}.md`, { cwd: content }).map((path) => [
      path,
      readFileSync(join(content, path), 'utf8').replace(/^pictureAlt:.*$|\]\([^)]*\)|https?:\S+/gm, ' '),
    ]),
  );

it('has terms for every language and no other', () => {
  expect(readdirSync(folder).sort()).toEqual([...languages].map((language) => `${language}.json`).sort());
});

it.each(languages)('no message of %s uses a word that the term base refuses', (language) => {
  expect(faults(readTerms(language), readCatalogue(language))).toEqual([]);
});

it.each(languages)('no article of %s uses a word that the term base refuses', (language) => {
  const prose = readProse(language);
  expect(Object.keys(prose)).not.toEqual([]);
  expect(faults(readTerms(language), prose)).toEqual([]);
});

it.each(languages)('no exception of %s is left over', (language) => {
  const texts = { ...readCatalogue(language), ...readProse(language) };
  const idle = readTerms(language).flatMap((term) =>
    (term.except ?? []).filter(
      (id) => faults([{ ...term, except: [] }], { [id]: texts[id] ?? '' }).length === 0,
    ),
  );
  expect(idle).toEqual([]);
});

it.each([
  ['en', 'One line. {countries, number}+ countries.'],
  ['en', 'Every letter ends with a link.'],
  ['en', 'Log out'],
  ['en', 'The mail is on its way.'],
  ['en', 'Incorrect username or password.'],
  ['en', 'It holds for ten minutes.'],
  ['en', 'Connect from home and it comes along.'],
  ['en', 'The affiliate programme'],
  ['de', 'Der Test zeigt ein Leck.'],
  ['fr', 'Confirmez votre email.'],
  ['nl', 'Over een rustigere lijn.'],
  ['it', 'Confermi il Suo indirizzo.'],
  ['es', 'Confirme su email.'],
  ['pt', 'Guarde a palavra-passe.'],
  ['pt', 'Todos os endereços que o teu navegador revela.'],
  ['pl', 'Zapomniałeś hasła?'],
  ['ru', 'Журнал скопирован.'],
  ['ja', '料金を払っている棚が見えます。'],
  ['ar', 'أدخل اسم المستخدم.'],
])('finds the word of %s in “%s”', (language, text) => {
  expect(faults(readTerms(language), { 'any.text': text })).not.toEqual([]);
});

it.each([
  ['en', 'Write to {email}; our mail server and your email stay.'],
  ['en', 'The shape of your browser and a TV licence.'],
])('leaves “%s: %s” as it is', (language, text) => {
  expect(faults(readTerms(language), { 'any.text': text })).toEqual([]);
});
