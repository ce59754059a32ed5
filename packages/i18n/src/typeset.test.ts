import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@tern/domain';
import { describe, expect, it } from 'vitest';
import { englishCatalogue } from './englishCatalogue.ts';
import { readCatalogue } from './node.ts';
import { typeset, typesetCatalogue } from './typeset.ts';

const content = join(import.meta.dirname, '../../../apps/site/content');

/** The lines of an article in pieces, without diagrams, code, addresses, and the marks that lines begin with. */
const proseOf = (markdown: string) =>
  markdown
    .replace(/^```.*?^```/gms, '')
    .split('\n')
    .flatMap((line) =>
      line.replace(/^\s*(?:[>#*-]+|\d+\.)\s+/, '').split(/`[^`]*`|\]\([^)]*\)|https?:\/\/\S+/),
    );

const { notes } = englishCatalogue();

/** English whose words the API gives without a full stop; `specWording.test.ts` holds them. */
const isGiven = (id: string, language: Language) =>
  language === 'en' &&
  /^(?:changePasswordForm|deleteAccount)\.incorrect$|^setPasswordForm\.password(?:Short|Length|Classes)$/.test(
    id,
  );

describe.each(languages)('%s', (language) => {
  const texts = readCatalogue(language);

  it('is set as its typography asks; `pnpm messages:extract` sets it', () => {
    expect(texts).toEqual(typesetCatalogue(texts, language));
  });

  it('is set in the articles too', () => {
    const files = globSync(`**/${language}.md`, { cwd: content });
    expect(files.length).toBeGreaterThan(10);
    const wrong = files.flatMap((file) =>
      proseOf(readFileSync(join(content, file), 'utf8'))
        .filter((text) => typeset(text, language) !== text)
        .map((text) => `${file}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });

  it('ends the sentence of an error with a full stop', () => {
    const errors = Object.entries(texts).filter(
      ([id]) => notes[id]?.startsWith('Error') && !isGiven(id, language),
    );
    expect(errors.length).toBeGreaterThan(100);
    expect(errors.filter(([, text]) => !/[.。]["”»}]*$/.test(text))).toEqual([]);
  });
});

it.each([
  [
    'fr',
    'Oublié ? Non : « oui » ; {days, number} jours, 2 Go',
    'Oublié\u202f? Non\u00a0: «\u00a0oui\u00a0»\u202f; {days, number}\u00a0jours, 2\u00a0Go',
  ],
  ['fr', 'L\u00a0?', 'L\u202f?'],
  [
    'fr',
    '{count, plural, one {# jour} other {# jours}}, 5 %',
    '{count, plural, one {#\u00a0jour} other {#\u00a0jours}}, 5\u202f%',
  ],
  ['es', '{campaign}: -{percent}', '{campaign}: \u2212{percent}'],
  ['ru', 'Цены — в {country} и у нас', 'Цены\u00a0— в\u00a0{country} и\u00a0у\u00a0нас'],
  ['pl', 'Ceny – w {country} i u nas', 'Ceny\u00a0– w\u00a0{country} i\u00a0u\u00a0nas'],
  ['ja', '{brand} を Paddle で。「常時接続 VPN」', '{brand}をPaddleで。「常時接続 VPN」'],
  ['ja', '地図: {place}、どこ? すごい! 使う | {name}', '地図：{place}、どこ？ すごい！ 使う｜{name}'],
  ['ar', 'نعم, {name}; لماذا?', 'نعم، {name}؛ لماذا؟'],
] as const)('%s: %s', (language, text, wanted) => {
  expect(typeset(text, language)).toBe(wanted);
  expect(typeset(wanted, language)).toBe(wanted);
});

it.each([
  '{price, number, ::currency/EUR}',
  '12:30, https://example.com/?a=1;b, IPv6 ::1',
  'peut-être, -v, TCP/IP, 2026-11-27',
  '| :--- | --- |',
])('leaves %s alone', (text) => {
  expect(typeset(text, 'fr')).toBe(text);
});
