import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { knownSettings } from './config.ts';
import { edgeSettings } from './edgeConfig.ts';
import { unknownSettings } from './unknownSettings.ts';

const known = knownSettings();
const root = new URL('../../../', import.meta.url);

describe('a variable that is no setting', () => {
  it.each([
    ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
    ['STUN_SERVER', 'STUN_SERVERS'],
    ['EXIT_ADDRESS', 'EXIT_ADDRESSES'],
    ['LOG_LEVL', 'LOG_LEVEL'],
    ['PUBLIC_ORGIN', 'PUBLIC_ORIGIN'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['CAMPAIGN', 'CAMPAIGNS'],
    ['STRIPE_WEBHOOK_SECERT', 'STRIPE_WEBHOOK_SECRET'],
  ])('%s: the one that was meant is named', (name, meant) => {
    expect(unknownSettings({ [name]: 'x' }, known)).toEqual([
      `${name} is not a setting, and is not read. Do you mean ${meant}?`,
    ]);
  });

  it('is named when it begins as several of ours do', () => {
    expect(unknownSettings({ STRIPE_ACCOUNT: 'x' }, known)).toEqual([
      'STRIPE_ACCOUNT is not a setting, and is not read. docs/operations.md lists those with STRIPE_.',
    ]);
    expect(unknownSettings({ STRIPE_ACCOUNT: 'x' }, edgeSettings(), { byPrefix: false })).toEqual([]);
    expect(unknownSettings({ TRUSTED_PROXY: '1' }, edgeSettings(), { byPrefix: false })).toHaveLength(1);
  });

  it('is let be where it belongs to the system, or says nothing', () => {
    const others =
      'PATH HOME USER SHELL LANG TERM MAIL LOGNAME HOSTNAME PWD EDITOR TZ LC_ALL DISPLAY NODE_OPTIONS';
    const usual =
      'MALLOC_ARENA_MAX KUBERNETES_SERVICE_HOST XDG_DATA_DIRS INVOCATION_ID JOURNAL_STREAM SSH_TTY';
    const env = Object.fromEntries(`${others} ${usual} npm_config_yes`.split(' ').map((name) => [name, 'x']));
    expect(unknownSettings(env, known)).toEqual([]);
    expect(unknownSettings({ TRUSTED_PROXY: ' ' }, known)).toEqual([]);
  });
});

it('knows every setting of docs/operations.md', () => {
  const operations = readFileSync(new URL('docs/operations.md', root), 'utf8');
  const named = operations
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => line.split('|')[1]?.match(/[A-Z][A-Z0-9]*_[A-Z0-9_]+/g) ?? []);
  expect(named.length).toBeGreaterThan(50);
  const ofTheCollector = /^OTEL_/;
  expect(named.filter((name) => !known.has(name) && !ofTheCollector.test(name))).toEqual([]);
});

it('knows every setting that the programs read by its name', () => {
  const files = globSync('apps/{service,tern,edge}/src/**/*.ts', { cwd: root });
  const read = files
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(new URL(file, root), 'utf8').matchAll(/\benv\.([A-Z][A-Z0-9_]{2,})/g)].map(
        ([, name]) => name ?? '',
      ),
    );
  expect(read.length).toBeGreaterThan(10);
  const ofTheSystem = ['PATH', 'TEMP'];
  expect(read.filter((name) => !known.has(name) && !ofTheSystem.includes(name))).toEqual([]);
});
