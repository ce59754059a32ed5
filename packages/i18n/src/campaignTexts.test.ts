import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages, unprovenFigures } from '@tern/domain';
import { expect, it } from 'vitest';
import { repositoryRoot } from './readMessages.ts';

/** Every text about an offer: those of its places, of its pages, and of their heads. */
const campaignTexts =
  /^(?:(?:campaign|actives|blackfriday|friday|promotion|season|buyQuantity)\w*|meta\.(?:actives|promotion|blackfriday|friday|buyQuantity))\./;

/** True in every year, by the calendar (`blackFriday`). */
const byTheCalendar = ['fridayPage.lead', 'fridayPage.title', 'meta.blackfriday.keywords'];
/** A number in the same sentence that counts something else: two security tools. */
const countsTools = 'activesPage.actives3Lead';

/**
 * The text with what its plurals say: all but the branches that are chosen by a number of their own (`one`, `=4`), whose
 * window has that number.
 */
function spoken(text: string): string {
  let rest = text;
  const plural = /\{\w+, (?:plural|selectordinal|select),((?:\s*[=\w]+\s*\{(?:[^{}]|\{[^{}]*\})*\})+)\s*\}/u;
  for (let found = plural.exec(rest); found; found = plural.exec(rest)) {
    const branches = [...(found[1] ?? '').matchAll(/([=\w]+)\s*\{((?:[^{}]|\{[^{}]*\})*)\}/gu)];
    const own = branches.filter(([, key = '']) => !/^(?:=|zero$|one$|two$)/.test(key));
    rest = rest.replace(found[0], own.map(([, , branch]) => branch).join(' '));
  }
  return rest;
}

const catalogue = (language: Language): Record<string, string> =>
  JSON.parse(readFileSync(join(repositoryRoot, `packages/i18n/messages/${language}.json`), 'utf8'));

function claims(language: Language, texts: Record<string, string>): string[] {
  return Object.entries(texts)
    .filter(([id]) => campaignTexts.test(id) && !byTheCalendar.includes(id))
    .flatMap(([id, text]) => {
      const found = unprovenFigures(spoken(text), language, null);
      const unproven = id === countsTools ? found.slice(1) : found;
      return unproven.map((figure) => `${id}: ${figure}`);
    });
}

it.each(languages)('no text about offers in %s states a number or a day of its own', (language) => {
  const texts = catalogue(language);
  expect(Object.keys(texts).filter((id) => campaignTexts.test(id)).length).toBeGreaterThan(100);
  expect(claims(language, texts)).toEqual([]);
});

it.each([
  ['en', 'Four dark days. {percent} off.', 'four'],
  ['en', '{days, plural, one {One dark day.} other {Four dark days.}} {percent} off.', 'four'],
  ['en', 'Until Sunday.', 'sunday'],
  ['en', '62% off the {plan} plan', '62'],
  ['de', 'Nur vier Tage. {percent} Rabatt.', 'vier'],
  ['ja', '4日間だけ、{percent}オフ。', '4'],
  ['ru', 'До воскресенья.', 'воскресенье'],
  ['pl', 'Do piątku.', 'piątek'],
  ['pl', 'Do grudnia.', 'grudzień'],
  ['ru', '«Чёрная пятница» до воскресенья или до декабря: четыре дня.', 'декабрь'],
  ['ar', '{days, plural, two {يومان فقط.} other {أربعة أيام فقط.}}', 'أربع'],
] as const)('%s: “%s” would be found', (language, text, figure) => {
  expect(claims(language, { 'campaignBanner.title': text })).toContain(`campaignBanner.title: ${figure}`);
});

it.each([
  ['en', '{days, plural, one {One day only:} other {# days only:}} {percent} off.'],
  ['ar', '{days, plural, one {يوم واحد فقط.} two {يومان فقط.} few {# أيام فقط.} other {# يوم فقط.}}'],
  ['ru', 'Чёрная пятница: скидка {percent}'],
] as const)('%s: “%s” states what the window says', (language, text) => {
  expect(claims(language, { 'campaignBanner.title': text })).toEqual([]);
});
