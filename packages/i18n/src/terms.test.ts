import { readdirSync } from 'node:fs';
import { type Language, languages } from '@tern/domain';
import { expect, it } from 'vitest';
import { readArticleTexts, readMessageTexts } from './readTexts.ts';
import { readTerms, saying, sayingOf, termFaults, termsFolder } from './terms.ts';

it('has terms for every language and no other', () => {
  expect(readdirSync(termsFolder).sort()).toEqual(
    [...languages].map((language) => `${language}.json`).sort(),
  );
});

it.each(languages)('no message of %s uses a word that the term base refuses', (language) => {
  expect(termFaults(readTerms(language), readMessageTexts(language))).toEqual([]);
});

it.each(languages)('no article of %s uses a word that the term base refuses', (language) => {
  const prose = readArticleTexts(language);
  expect(Object.keys(prose)).not.toEqual([]);
  expect(termFaults(readTerms(language), prose)).toEqual([]);
});

it.each(languages)('no exception of %s is left over', (language) => {
  const texts = { ...readMessageTexts(language), ...readArticleTexts(language) };
  const idle = readTerms(language).flatMap((term) =>
    (term.except ?? []).filter(
      (id) => termFaults([{ ...term, except: [] }], { [id]: texts[id] ?? '' }).length === 0,
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
  expect(
    termFaults(entries, Object.fromEntries(entries.map((entry) => [saying(entry), saying(entry)]))),
  ).toEqual([]);
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
  expect(termFaults(readTerms(language), { 'any.text': sayingOf(text) })).not.toEqual([]);
});

it.each<[Language, string]>([
  ['en', 'Write to {email}; our mail server and your email stay.'],
  ['en', 'The shape of your browser and a TV licence.'],
  ['en', '{deal, select, deals {Off} other {On}}'],
  ['de', 'Die Pakete gehen an den Server, und der Plantage fehlt nichts.'],
  ['ja', '光ファイバーとルーターとサーバー'],
  ['ar', 'السلّة والأوفر والملتقى'],
])('leaves “%s: %s” as it is', (language, text) => {
  expect(termFaults(readTerms(language), { 'any.text': sayingOf(text) })).toEqual([]);
});
