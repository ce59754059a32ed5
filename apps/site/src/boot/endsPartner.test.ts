import { partnerCookies } from '@tern/domain';
import { expect, it } from 'vitest';
import { endsPartner } from './endsPartner.ts';

it.each(partnerCookies.map(({ name }) => name))('is so for a campaign beside %s', (name) => {
  expect(endsPartner('?a=1&utm_source=news', `signed_in=1; ${name}=abc`)).toBe(true);
  expect(endsPartner('?utm_source=news', `${name}=abc`)).toBe(true);
  expect(endsPartner('?a=utm_source', `${name}=abc`)).toBe(false);
});

it('is not so without the cookie of a partner', () => {
  expect(endsPartner('?utm_source=news', 'consent=1.denied')).toBe(false);
});
