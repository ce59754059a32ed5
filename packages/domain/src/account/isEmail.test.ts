import { expect, test } from 'vitest';
import { emailMaxLength, isEmail } from './isEmail.ts';

test.each([
  'marta@example.com',
  'a@b.co',
  'o.b+tag@mail.example.org',
  'имя@пример.рф',
  "o'neil@a-b.xn--p1ai",
  '1@2.de',
])('%s is an address', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  '',
  'marta',
  'marta@',
  '@example.com',
  'marta@example',
  'marta@@example.com',
  'a b@example.com',
  'a@b..c',
  '\ud83da@example.com',
  'a@exa\udc00mple.com',
  'a\u0000b@example.com',
  'a@example.com\u2028',
  '\u200ba@example.com',
  'a@example\u00ad.com',
  'a\u3164@example.com',
  'a@-example.com',
  'a@example-.com',
  'a@exam_ple.com',
  'a@example/x.com',
  `a@${'b'.repeat(64)}.com`,
  'a@192.0.2.1',
])('%j is none', (text) => {
  expect(isEmail(text)).toBe(false);
});

test('characters beyond the basic plane are whole', () => {
  expect(isEmail('😀@example.com')).toBe(true);
});

test('an address is at most as long as mail can carry', () => {
  const longest = `${'a'.repeat(64)}@${'b.'.repeat(93)}com`;
  expect(longest).toHaveLength(emailMaxLength);
  expect(isEmail(longest)).toBe(true);
  expect(isEmail(longest.replace('@b', '@bb'))).toBe(false);
  expect(isEmail(`${'a'.repeat(65)}@example.com`)).toBe(false);
});
