import { expect, it } from 'vitest';
import { describeParts } from './describeParts.ts';
import { readConfig } from './main.ts';

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
