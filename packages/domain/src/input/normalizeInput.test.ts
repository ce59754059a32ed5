import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailKeyOf } from '../account/canonicalEmail.ts';
import { asciiDigits } from './asciiDigits.ts';
import { digitsOf, normalizeKey, normalizeLine, normalizeText } from './normalizeInput.ts';

const everyCharacter = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

describe('digits', () => {
  it.each([
    ['٤٠٨٢١١٥٧', 'Arabic'],
    ['۴۰۸۲۱۱۵۷', 'Persian'],
    ['４０８２１１５７', 'full-width'],
    ['४०८२११५७', 'Devanagari'],
    ['𝟒𝟎𝟖𝟐𝟏𝟏𝟓𝟕', 'mathematical'],
    ['\u200f٤٠٨٢ ١١٥٧\u200e', 'with marks and a space'],
    ['Code: 4082-1157.', 'with words'],
  ])('%s are read (%s)', (typed) => expect(digitsOf(typed)).toBe('40821157'));

  it('have the value that Unicode gives them, in every script', () => {
    const digits = everyCharacter.filter((each) => /\p{Nd}/u.test(each));
    expect(digits.length).toBeGreaterThan(600);
    // In each script they stand in a row from zero on.
    expect(asciiDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10));
  });
});

describe('something to look up', () => {
  it.each([
    ['\u200bmarta@example.com', 'marta@example.com'],
    ['marta@example.com\u2060', 'marta@example.com'],
    ['\u202amarta@\u00adexample.com\u202c', 'marta@example.com'],
    ['ｍａｒｔａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'marta@example.com'],
    ['marta＠example。com', 'marta@example.com'],
    ['\u3000marta@example.com\u00a0\n', 'marta@example.com'],
    ['مارتا@مثال.إختبار', 'مارتا@مثال.إختبار'],
    ['١٩٨.٥١.١٠٠.٧', '198.51.100.7'],
    ['２００１：ｄｂ８：：１', '2001:db8::1'],
    ['FR\u2011۱', 'FR-1'],
    ['ＦＲ－１', 'FR-1'],
    ['FR\u20131', 'FR-1'],
  ])('%j is %j', (typed, key) => expect(normalizeKey(typed)).toBe(key));

  it('never holds a character that nobody sees, and is the same read twice', () => {
    for (const each of everyCharacter) {
      const read = normalizeKey(`a${each}1`);
      if (/[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(read) || /(?![0-9])\p{Nd}/u.test(read))
        expect.fail(`U+${each.codePointAt(0)?.toString(16)} is left`);
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const read of [normalizeKey, normalizeLine, normalizeText])
          expect(read(read(text))).toBe(read(text));
      }),
      { seed: 33, numRuns: 2000 },
    );
  });

  it('makes one key of all spellings of an address', () => {
    expect(emailKeyOf(' \u200bＭarta@Example\u3002com')).toBe('marta@example.com');
  });
});

describe('a line', () => {
  it.each([
    ['  What\u200b is a ＶＰＮ\u00a0', 'What is a VPN'],
    ['Zoë – «Ü»', 'Zoë – «Ü»'],
    ['\u2066\u200b\u2069', ''],
  ])('%j is %j', (typed, line) => expect(normalizeLine(typed)).toBe(line));
});

describe('a text', () => {
  it('keeps its characters, joiners and marks, and loses what hides', () => {
    const text = 'می\u200cخواهم 👩\u200d💻 ①\nnext\u200f';
    expect(normalizeText(` ${text}\n`)).toBe(text);
    expect(normalizeText('a\u202eb\u200bc\ufeff')).toBe('abc');
  });
});
