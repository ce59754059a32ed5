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
  // Proton gives a name once, under all of its domains, and reads over three signs.
  ['joe@proton.me', 'joe@proton.me'],
  ['Joe+shop@ProtonMail.com', 'joe@proton.me'],
  ['j.o-e_@pm.me', 'joe@proton.me'],
  ['-.@proton.me', '-.@proton.me'],
  // So does Apple, without the signs.
  ['joe@icloud.com', 'joe@icloud.com'],
  ['joe@me.com', 'joe@icloud.com'],
  ['jo.e+1@mac.com', 'jo.e@icloud.com'],
  // The part before the name of a Fastmail mailbox is a tag.
  ['joe@fastmail.com', 'joe@fastmail.com'],
  ['vpn@joe.fastmail.com', 'joe@fastmail.com'],
  ['joe+vpn@fastmail.com', 'joe@fastmail.com'],
  ['vpn@joe.fastmail.fm', 'joe@fastmail.fm'],
  ['vpn@joe.fastmail.com.mail.test', 'vpn@joe.fastmail.com.mail.test'],
  ['joe@notfastmail.com', 'joe@notfastmail.com'],
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

it('keeps two people apart who have one name at two services', () => {
  const services = [
    'proton.me',
    'icloud.com',
    'gmail.com',
    'fastmail.com',
    'fastmail.fm',
    'yahoo.com',
    'mail.test',
  ];
  expect(new Set(services.map((service) => canonicalEmail(`joe@${service}`))).size).toBe(services.length);
});
