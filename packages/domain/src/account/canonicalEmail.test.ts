import { expect, it } from 'vitest';
import { canonicalEmail } from './canonicalEmail.ts';

it.each([
  ['Marta@Mail.test', 'marta@mail.test'],
  ['marta+vpn@mail.test', 'marta@mail.test'],
  ['marta+a+b@mail.test', 'marta@mail.test'],
  // Dots are part of the name everywhere but at Gmail.
  ['mar.ta@mail.test', 'mar.ta@mail.test'],
  ['m.a.r.ta+1@gmail.com', 'marta@gmail.com'],
  ['marta@googlemail.com', 'marta@gmail.com'],
  ['mar.ta+1@outlook.com', 'mar.ta@outlook.com'],
  ['marta-shop@yahoo.com', 'marta@yahoo.com'],
  ['anna-maria@mail.test', 'anna-maria@mail.test'],
  // A Yahoo name has no plus sign to drop.
  ['marta+shop@yahoo.com', 'marta+shop@yahoo.com'],
  ['+tag@mail.test', '+tag@mail.test'],
  [' Marta@mail.test ', 'marta@mail.test'],
  ['no address', 'no address'],
])('%s is %s', (typed, mailbox) => {
  expect(canonicalEmail(typed)).toBe(mailbox);
  expect(canonicalEmail(mailbox)).toBe(mailbox);
});
