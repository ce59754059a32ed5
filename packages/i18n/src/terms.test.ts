import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { TYPE } from '@formatjs/icu-messageformat-parser';
import { type Language, languages } from '@tern/domain';
import { expect, it } from 'vitest';
import { compileMessage, type Texts } from './compileMessages.ts';
import { messagesFolder } from './englishCatalogue.ts';
import { mapElements } from './mapElements.ts';
import { readCatalogue } from './node.ts';

/** How an entry is made: `docs/writing.md`. */
interface Entry {
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

const folder = join(messagesFolder, '../terms');
const readTerms = (language: string) =>
  JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Entry[];
const saying = ({ translation, term, rule }: Entry) => translation ?? term ?? rule ?? '';

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
  readonly entry: Entry;
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

function patternOf(entry: Entry, forbidden: string): Pattern {
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
function sayingOf(message: string, id = 'any.text'): string {
  const words: string[] = [];
  mapElements(compileMessage(message, id), (element) => {
    if (element.type === TYPE.literal) words.push(element.value);
    return element;
  });
  return words.join(' ');
}

/** Vowel marks of Arabic, soft hyphens and places for breaks are no letters. */
const silent = /[\u064b-\u0652\u0640\u00ad\u2060\u200b]/g;

function faults(entries: readonly Entry[], texts: Texts): string[] {
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

/** Without the keywords for search engines: those are what people type. */
const readMessages = (language: Language): Texts =>
  Object.fromEntries(
    Object.entries(readCatalogue(language)).flatMap(([id, message]) =>
      /^meta\..*\.keywords$/.test(id) ? [] : [[id, sayingOf(message, id)]],
    ),
  );

const content = join(messagesFolder, '../../../apps/site/content');
/** Code, names of other people's pages, addresses, and what Markdown says to the site and not to a reader. */
const unspoken =
  /^```(?!diagram)\w+\n[\s\S]*?\n```$|`[^`\n]+`|\[[^\]]*\]\(https?:[^)]*\)|\]\([^)]*\)|https?:\S+|\b[a-z][\w-]*\.(?:net|com|org)\b|^(?:picture|pictureAlt|category|tags|related|author|published|updated|kind|nodes):.*$|^::.*$|\blinks:|\b(?:icon|tone): \w+/gm;
/** Menus of other people's systems: what a translation has in quotation marks as the English text has it. */
function withoutMenus(text: string, english: string): string {
  const names = new Set([...english.matchAll(/“([^”\n]+)”/g)].map(([, name]) => name));
  return text.replace(/[“„‘«「]\s*([^“”„‘’«»「」\n]+?)\s*[”“’»」]/g, (all, name) =>
    names.has(name) ? ' ' : all,
  );
}
/** Articles, changelog and newsletters by file. */
const readProse = (language: string): Texts =>
  Object.fromEntries(
    globSync(`*/**/${language}.md`, { cwd: content }).map((path) => {
      const text = readFileSync(join(content, path), 'utf8');
      const english = join(content, dirname(path), 'en.md');
      const isTranslation = language !== 'en' && existsSync(english);
      return [
        path,
        (isTranslation ? withoutMenus(text, readFileSync(english, 'utf8')) : text).replace(unspoken, ' '),
      ];
    }),
  );

it('has terms for every language and no other', () => {
  expect(readdirSync(folder).sort()).toEqual([...languages].map((language) => `${language}.json`).sort());
});

it.each(languages)('no message of %s uses a word that the term base refuses', (language) => {
  expect(faults(readTerms(language), readMessages(language))).toEqual([]);
});

it.each(languages)('no article of %s uses a word that the term base refuses', (language) => {
  const prose = readProse(language);
  expect(Object.keys(prose)).not.toEqual([]);
  expect(faults(readTerms(language), prose)).toEqual([]);
});

it.each(languages)('no exception of %s is left over', (language) => {
  const texts = { ...readMessages(language), ...readProse(language) };
  const idle = readTerms(language).flatMap((term) =>
    (term.except ?? []).filter(
      (id) => faults([{ ...term, except: [] }], { [id]: texts[id] ?? '' }).length === 0,
    ),
  );
  expect(idle).toEqual([]);
});

it.each(languages)('%s has a word for every term of English, and refuses none of its own', (language) => {
  const entries = readTerms(language);
  const terms = entries.flatMap(({ term }) => term ?? []);
  const english = readTerms('en').flatMap(({ term }) => term ?? []);
  expect(terms).toEqual([...new Set(terms)]);
  expect([...terms].sort()).toEqual([...english].sort());
  expect(
    entries.filter(
      (entry) => (entry.term === undefined) === (entry.rule === undefined) || saying(entry) === '',
    ),
  ).toEqual([]);
  expect(faults(entries, Object.fromEntries(entries.map((entry) => [saying(entry), saying(entry)])))).toEqual(
    [],
  );
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
  ['de', 'Lade die App auf dein Handy.'],
  ['fr', 'Confirmez votre email.'],
  ['fr', 'Choisissez une méthode\u00a0de\u00a0paiement.'],
  ['nl', 'Over een rustigere lijn.'],
  ['it', 'Confermi il Suo indirizzo.'],
  ['es', 'Confirme su email.'],
  ['pt', 'Guarde a palavra-passe.'],
  ['pt', 'Todos os endereços que o teu navegador revela.'],
  ['pl', 'Zapomniałeś hasła?'],
  ['pl', 'Rabaty dla studentów'],
  ['ru', 'Журнал скопирован.'],
  ['ru', '{days, plural, one {Ваша сессия закончится через # день.} other {# дня}}'],
  ['ja', '料金を払っている棚が見えます。'],
  ['ar', 'أدخل اسم المستخدم.'],
  ['ar', 'وبالمتصفّح أو بالمستعرض'],
])('finds the word of %s in “%s”', (language, text) => {
  expect(faults(readTerms(language), { 'any.text': sayingOf(text) })).not.toEqual([]);
});

it.each<[Language, string]>([
  ['en', 'Write to {email}; our mail server and your email stay.'],
  ['en', 'The shape of your browser and a TV licence.'],
  ['en', '{deal, select, deals {Off} other {On}}'],
  ['de', 'Die Pakete gehen an den Server, und der Plantage fehlt nichts.'],
  ['ja', '光ファイバーとルーターとサーバー'],
  ['ar', 'السلّة والأوفر والملتقى'],
])('leaves “%s: %s” as it is', (language, text) => {
  expect(faults(readTerms(language), { 'any.text': sayingOf(text) })).toEqual([]);
});
