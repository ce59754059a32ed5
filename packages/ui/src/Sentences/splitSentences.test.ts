import { expect, test } from 'vitest';
import { splitSentences } from './splitSentences.ts';

test('cuts after a full stop, an exclamation mark and a question mark', () => {
  expect(splitSentences('Four dark days. Really? Yes! Go.')).toEqual([
    'Four dark days.',
    'Really?',
    'Yes!',
    'Go.',
  ]);
});

test('cuts Japanese and Arabic sentences', () => {
  expect(splitSentences('長さを選ぶ。あとは同じ。')).toEqual(['長さを選ぶ。', 'あとは同じ。']);
  expect(splitSentences('كم جهازا؟ ستة.')).toEqual(['كم جهازا؟', 'ستة.']);
});

test('leaves figures, dates and one sentence whole', () => {
  expect(splitSentences('Now $3.75 a month.')).toEqual(['Now $3.75 a month.']);
  expect(splitSentences('Bis zum 12. November gültig.')).toEqual(['Bis zum 12. November gültig.']);
  expect(splitSentences('No full stop')).toEqual(['No full stop']);
});
