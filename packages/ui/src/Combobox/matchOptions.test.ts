import { expect, test } from 'vitest';
import { matchOptions } from './matchOptions.ts';

const options = [
  { value: 'ci', label: 'Côte d’Ivoire' },
  { value: 'de', label: 'Germany', note: 'DE', keywords: 'Deutschland' },
  { value: 'ni', label: 'Niger' },
  { value: 'ng', label: 'Nigeria' },
  { value: 'ld', label: 'Łódź' },
];
const found = (typed: string) => matchOptions(options, typed).map(({ value }) => value);

test.each([
  ['', ['ci', 'de', 'ni', 'ng', 'ld']],
  ['  ', ['ci', 'de', 'ni', 'ng', 'ld']],
  ['cote', ['ci']],
  ['LODZ', ['ld']],
  ['deutsch', ['de']],
  ['niger', ['ni', 'ng']],
  ['ge', ['de', 'ni', 'ng']],
  ['xyz', []],
])('%j finds %j', (typed, values) => {
  expect(found(typed)).toEqual(values);
});
