import { expect, test } from 'vitest';
import { isEmail } from './isEmail.ts';

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
])('%s is none', (text) => {
  expect(isEmail(text)).toBe(false);
});
