import { expect, it } from 'vitest';
import { parseResetLink } from './parseResetLink.ts';

const signature = '-'.repeat(21).padEnd(43, '_a');

it('reads the token of a link, whatever its signature is made of', () => {
  expect(parseResetLink(`1763800000-usr_0a1-${signature}`)).toEqual({
    expires: 1763800000,
    userId: 'usr_0a1',
    signature,
  });
});

it.each([
  '',
  'main',
  signature,
  `x-usr_0a1-${signature}`,
  `1763800000-usr_0a1-${signature}=`,
  `1763800000-usr-0a1.${signature}`,
  `1763800000-usr_0a1-${signature}\n`,
])('takes %j for no token', (text) => {
  expect(parseResetLink(text)).toBeNull();
});
