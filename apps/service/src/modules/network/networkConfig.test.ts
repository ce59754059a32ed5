import * as v from 'valibot';
import { expect, it } from 'vitest';
import { networkStandIn } from '../../sandboxSettings.ts';
import { networkConfig } from './networkConfig.ts';

const { NETWORK_FEED_KEY: key = '' } = networkStandIn('');
const read = (env: Record<string, string>, stage = { production: false, sandbox: true }) => {
  const result = v.safeParse(networkConfig(stage), env);
  return result.success ? result.output : result.issues.map(({ message }) => message);
};
const production = { production: true, sandbox: false };

it('is off without settings and keys', () => {
  expect(read({}, production)).toEqual({ networkFeedUrl: undefined, networkKeys: [] });
});

it('takes a key from the environment in test mode alone', () => {
  expect(read({ NETWORK_FEED_KEY: key })).toMatchObject({ networkKeys: [key] });
  expect(read({ NETWORK_FEED_KEY: key }, { production: true, sandbox: true })).toMatchObject({
    networkKeys: [key],
  });
  expect(read({ NETWORK_FEED_KEY: key }, production)).toEqual([
    'NETWORK_FEED_KEY is for test mode; in production the key stands in the brand file.',
  ]);
});

it.each([
  'nonsense',
  key.slice(4),
  // A key of P-256.
  'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEaxfR8uEsQkf4vOblY6RA8ncDfYEt6zOg9KE5RdiYwpZP40Li/hp/m47n60p8D54WK84zV2sxXs7LtkBoN79R9Q==',
])('refuses %s as a key', (line) => {
  expect(read({ NETWORK_FEED_KEY: line })).toEqual([
    'NETWORK_FEED_KEY is no Ed25519 public key in one line of base64.',
  ]);
});

it('fetches over TLS in production', () => {
  expect(read({ NETWORK_FEED_URL: 'http://feed.test/network.json' }, production)).toEqual([
    'NETWORK_FEED_URL must start with https:// in production: what is fetched from there is trusted.',
  ]);
});
