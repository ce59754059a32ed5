import { expect, test } from 'vitest';
import { emailMaxLength, isEmail } from './isEmail.ts';

test.each(['marta@example.com', 'a@b.co', 'o.b+tag@mail.example.org', 'имя@пример.рф'])(
  '%s is an address',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

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
