import { expect, it } from 'vitest';
import { isOwnRequest } from './isOwnRequest.ts';

it.each([
  '127.0.0.1:9464',
  '10.0.0.7:9464',
  '[::1]:9464',
  '[::1]',
  'localhost:9464',
  'LOCALHOST',
  'tern-metrics:9464',
])('is called by its own name as %s', (host) =>
  expect(isOwnRequest({ headers: { host } }, ['tern-metrics'])).toBe(true),
);

it.each([
  'rebound.evil.example:9464',
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'tern-metrics.',
  '',
])('has nothing to do with the name %j', (host) =>
  expect(isOwnRequest({ headers: { host } }, ['tern-metrics'])).toBe(false),
);

it('has nothing to do with a request without a name', () => {
  expect(isOwnRequest({ headers: {} })).toBe(false);
});

it.each([
  ['same-origin', 'cors', 'empty', true],
  ['none', 'navigate', 'document', true],
  ['cross-site', 'navigate', 'document', true],
  ['cross-site', 'navigate', 'iframe', false],
  ['cross-site', 'no-cors', 'image', false],
  ['same-site', 'cors', 'empty', false],
])('from %s by %s for %s: %s', (site, mode, dest, own) => {
  const headers = {
    host: 'localhost:9464',
    'sec-fetch-site': site,
    'sec-fetch-mode': mode,
    'sec-fetch-dest': dest,
  };
  expect(isOwnRequest({ headers })).toBe(own);
});
