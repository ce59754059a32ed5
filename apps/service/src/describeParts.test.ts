import { expect, it } from 'vitest';
import { describeParts } from './describeParts.ts';
import { readConfig } from './main.ts';
import { networkStandIn } from './sandboxSettings.ts';

const appConfig = (env: Record<string, string>) =>
  describeParts(readConfig(env)).filter((line) => line.startsWith('app config: '));
const keys = (mode: string) => ({
  SANDBOX: 'off',
  DATABASE_URL: 'postgres://tern@localhost/tern',
  STRIPE_SECRET_KEY: `sk_${mode}_x`,
  STRIPE_PUBLISHABLE_KEY: `pk_${mode}_x`,
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  APP_CONFIG_ORIGIN: 'https://get.example',
});

it('says at the start which app config is read, and where there is none', () => {
  expect(appConfig(keys('live'))).toEqual(['app config: ac.json at https://get.example']);
  expect(appConfig(keys('test'))).toEqual([
    'app config: ac_dev.json, that of test keys, at https://get.example',
  ]);
  expect(appConfig({})).toEqual(['app config: none, APP_CONFIG_ORIGIN is not set']);
});

it('says at the start where the network feed lies, or why none is fetched', () => {
  const network = (env: Record<string, string>) =>
    describeParts(readConfig(env)).filter((line) => line.startsWith('network: '));
  const feed = { NETWORK_FEED_URL: 'https://feed.example/network.json?key=secret' };
  expect(network({})).toEqual(['network: no feed, NETWORK_FEED_URL is not set']);
  expect(network(feed)).toEqual(['network: the feed is not fetched, the brand file has no key for it']);
  expect(network({ ...networkStandIn('http://localhost:1'), ...feed })).toEqual([
    'network: feed at https://feed.example',
  ]);
});

it('says at the start which host knows leaked passwords, where one is set', () => {
  const passwords = (env: Record<string, string>) =>
    describeParts(readConfig(env)).filter((line) => line.startsWith('passwords: '));
  expect(passwords({})).toEqual([]);
  expect(passwords({ PASSWORD_RANGE_URL: 'https://key:secret@range.example/range' })).toEqual([
    'passwords: leaked ones are known to range.example',
  ]);
});
