import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bidirectionalFaults } from './bidirectionalFaults.ts';

const arabic = JSON.parse(readFileSync(join(import.meta.dirname, '../messages/ar.json'), 'utf8')) as Record<
  string,
  string
>;

it('keeps signs at the edge of Latin words, addresses and names in their place', () => {
  expect(Object.entries(arabic).filter(([, text]) => bidirectionalFaults(text).length > 0)).toEqual([]);
});

it.each([
  ['Disney+ على الشاشة', 'plus'],
  ['العنوان fe80::1 هنا', 'colons'],
  ['{brand}، {count}', 'number'],
])('finds the fault of %j', (text, word) => {
  expect(bidirectionalFaults(text).join()).toContain(word);
  expect(bidirectionalFaults(`\u2066${text}\u2069`)).toEqual([]);
});
