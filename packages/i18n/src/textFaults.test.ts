import { expect, it } from 'vitest';
import { textFaults } from './textFaults.ts';

const english = 'Save {percent, number} on <link>{count, plural, one {# plan} other {# plans}}</link>';
const faults = (text: string, language: 'en' | 'ar' = 'en', of: string | undefined = english) =>
  textFaults({ id: 'home.title', text, language, english: of });

it('takes a text with the placeholders of English', () => {
  expect(
    faults('<link>{count, plural, one {Ein Plan} other {# Pläne}}</link> für {percent, number} weniger'),
  ).toEqual([]);
  expect(faults('a < b, and "c" & d', 'en', 'Nothing in it')).toEqual([]);
});

it.each([
  ['Save {percent, number', /is not valid ICU/],
  ['  ', /empty/],
  ['Save <link>{count, plural, other {# plans}}</link>', /lacks \{percent, number\}/],
  [`${english} {name}`, /has no \{name\}/],
  [`${english} <b>now</b>`, /has no <b>/],
  [`${english} <br/>`, /HTML/],
  [`${english} '<b>'now`, /HTML/],
  [`${english}&nbsp;now`, /HTML/],
  [`${english} on 6,000 servers`, /claim/],
])('finds the fault of %j', (text, sentence) => {
  expect(faults(text)).toEqual([expect.stringMatching(sentence)]);
});

it('knows the rules of Arabic, and messages that do not exist', () => {
  expect(faults('Disney+ على الشاشة', 'ar', 'Disney+ on the screen')).toHaveLength(1);
  expect(textFaults({ id: 'home.gone', text: 'x', language: 'en', english: undefined })).toEqual([
    'There is no message home.gone.',
  ]);
});
