import fc from 'fast-check';

/** Parts of addresses that are read as another host, or as another page. */
const pieces = [
  '/',
  '//',
  '\\',
  '/\\',
  '.',
  '..',
  '/./',
  '/../',
  '%2e',
  '%2E%2e',
  '%2f',
  '%2F',
  '%5c',
  '%5C',
  '%252f',
  '%09',
  '%0d%0a',
  '%00',
  '%',
  '%zz',
  '\t',
  '\n',
  ' ',
  ':',
  '@',
  'https:',
  'evil.example',
  'evil',
  'a',
  'm',
  'M',
  'en',
  'EN',
  'de',
  'ar',
  'home',
  'pricing',
  'PRICING',
  'paypal',
  'myAccount',
  'login',
  'é',
];

/** Paths in every spelling. Each starts with a slash, as a request's do. */
export const spelledPaths: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...pieces), { maxLength: 9 })
  .map((parts) => `/${parts.join('')}`);

/** Queries that a redirect takes along or acts on. */
export const redirectQueries: fc.Arbitrary<string> = fc.constantFrom(
  '',
  '?',
  '?a=//evil.example',
  '?nl=en',
  '?nl=de',
  '?nl=xx&b=1',
  '?nl',
  '?NL=de',
  '?%6El=de',
  '?nl=%64e',
  '?nl=&nl=de',
  '?nl&nl=de',
  '?a=1&nl=JA&nl=de',
  '?form=%64esktop',
  '?form=mobile',
  '?form=desktop',
  '?redirect=//evil.example',
);

/** Where a browser goes that follows a location on a page of this origin. */
export const followed = (location: string, origin: string): URL => new URL(location, `${origin}/de/m/login`);
