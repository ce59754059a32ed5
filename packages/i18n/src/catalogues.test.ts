import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TYPE } from '@formatjs/icu-messageformat-parser';
import { languages } from '@tern/domain';
import { describe, expect, it } from 'vitest';
import { compileMessage, placeholdersOf } from './compileMessages.ts';
import { englishCatalogue, messagesFolder } from './englishCatalogue.ts';
import { mapElements } from './mapElements.ts';
import { missingMessages } from './missingMessages.ts';
import { readCatalogue } from './node.ts';
import { statesClaim } from './statesClaim.ts';
import { nextAges, readAges, translations } from './translationAges.ts';

const read = (name: string): Record<string, string> =>
  JSON.parse(readFileSync(join(messagesFolder, `${name}.json`), 'utf8'));
const { texts: english, notes } = englishCatalogue();

describe('the English catalogue', () => {
  it('is what the sources declare; run `pnpm messages:extract` when it is not', () => {
    expect(read('en')).toEqual(english);
    expect(Object.keys(read('en'))).toEqual(Object.keys(english));
    expect(read('en.notes')).toEqual(notes);
  });

  it('is what the ages of translations are recorded against; run `pnpm messages:extract` when not', () => {
    expect(nextAges(readAges(), english, readCatalogue)).toEqual(readAges());
  });

  it('has a note that says more than nothing for every message', () => {
    for (const [id, note] of Object.entries(notes)) expect(note.length, id).toBeGreaterThan(3);
  });

  it('states no claim as a literal', () => {
    expect(Object.entries(english).filter(([, text]) => statesClaim(text))).toEqual([]);
  });
});

it.each([
  '6000+ servers',
  '6.000 Server',
  'from $3.75',
  '50+ countries',
  '30-day trial',
  '30 Tage',
  'six devices',
  '62% off',
])('takes %j for a claim', (text) => {
  expect(statesClaim(text)).toBe(true);
});

it('has a catalogue for every language and no other', () => {
  expect(readdirSync(messagesFolder).sort()).toEqual(
    [...languages, 'ages', 'en.notes', 'sameAsEnglish'].map((name) => `${name}.json`).sort(),
  );
});

describe.each(languages)('%s', (language) => {
  it('is valid ICU', () => {
    for (const [id, text] of Object.entries(read(language)))
      expect(() => compileMessage(text, id)).not.toThrow();
  });
});

describe.each(translations)('%s', (language) => {
  it('has the placeholders of English', () => {
    const wrong = Object.entries(read(language)).flatMap(([id, text]) => {
      const source = english[id];
      if (source === undefined) return [];
      const expected = placeholdersOf(compileMessage(source, id)).join(', ');
      const found = placeholdersOf(compileMessage(text, id)).join(', ');
      return expected === found ? [] : [`${id}: ${found || 'none'} instead of ${expected || 'none'}`];
    });
    expect(wrong).toEqual([]);
  });

  it('has no message that English lacks, and none that is empty', () => {
    expect(missingMessages(language).stale).toEqual([]);
    expect(Object.entries(read(language)).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('states no claim as a literal', () => {
    expect(Object.entries(read(language)).filter(([, text]) => statesClaim(text))).toEqual([]);
  });
});

it('counts in every plural form of Arabic', () => {
  const forms = new Intl.PluralRules('ar').resolvedOptions().pluralCategories;
  const lacking = Object.entries(read('ar')).filter(([id, text]) => {
    let complete = true;
    mapElements(compileMessage(text, id), (element) => {
      if (element.type === TYPE.plural) complete &&= forms.every((form) => form in element.options);
      return element;
    });
    return !complete;
  });
  expect(forms).toHaveLength(6);
  expect(lacking).toEqual([]);
});

it('speaks French to women and men', () => {
  const masculine =
    /\bvous (?:y )?(?:(?:êtes|serez|étiez|avez été|soyez|vous êtes)(?: \p{L}+ment)? (?:\p{L}+é|inscrit|venu|sûr|prêt|étudiant|client)|seul)(?!\p{L})/iu;
  expect(Object.entries(read('fr')).filter(([, text]) => masculine.test(text))).toEqual([]);
});

describe.each(languages)('a text of %s for where no trial is sold', (language) => {
  const texts = read(language);
  const variants = Object.keys(texts).filter((id) => id.endsWith('WithoutTrial'));
  const has = (id: string) => placeholdersOf(compileMessage(texts[id] ?? '', id));

  it('takes everything that its base does but the length of the trial', () => {
    expect(variants.length).toBeGreaterThan(0);
    for (const id of variants) {
      const base = id.replace(/WithoutTrial$/, '');
      const shared = has(base).filter((each) => !/trialDays/.test(each));
      expect(has(id), id).toEqual(expect.arrayContaining(shared));
    }
  });
});

/** Ids whose text is the same in English: names, and words that both languages have. Looked at one by one. */
const sameAsEnglish = JSON.parse(
  readFileSync(join(messagesFolder, 'sameAsEnglish.json'), 'utf8'),
) as Readonly<Record<string, readonly string[]>>;
const hasWords = (text: string) => /\p{L}{2}/u.test(text.replace(/\{[^{}]*\}|<[^>]*>/g, ''));

describe.each(translations)('%s', (language) => {
  it('is complete', () => {
    expect(missingMessages(language).missing).toEqual([]);
  });

  it('is as new as English; renew these, or confirm them with `pnpm messages:extract --confirm`', () => {
    expect(missingMessages(language).older).toEqual([]);
  });

  it('is translated', () => {
    const same = Object.entries(read(language)).flatMap(([id, text]) =>
      text === english[id] && hasWords(text) ? [id] : [],
    );
    expect(same).toEqual(sameAsEnglish[language]);
  });
});
