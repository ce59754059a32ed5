import { expect, test } from 'vitest';
import { isUnusualEmail } from './isUnusualEmail.ts';

test.each(['marta@example.com', 'Marta.O-B_x+tag@mail.example.co.uk', '4711@qq.com', 'a@b.xn--p1ai'])(
  '%s is common',
  (email) => expect(isUnusualEmail(email)).toBe(false),
);

test.each([
  // A Cyrillic а in a Latin word.
  '\u0430dmin@example.com',
  'admin@ex\u0430mple.com',
  'имя@пример.рф',
  'jürgen@example.de',
  'a@例え.jp',
  '😀@example.com',
  "o'neil@example.com",
  'mailto=a@example.com',
  '.a@example.com',
  'a..b@example.com',
  'a.@example.com',
  'a@example.c0m',
])('%s is shown back', (email) => expect(isUnusualEmail(email)).toBe(true));
