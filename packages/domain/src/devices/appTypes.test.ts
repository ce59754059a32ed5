import { expect, it } from 'vitest';
import { appPlatform, appTypeName, appTypes, isWebAppType, webAppType } from './appTypes.ts';

it('names the 30 clients of the table, and nothing else', () => {
  expect(Object.keys(appTypes)).toHaveLength(30);
  expect(appTypeName(108)).toBe('Android TV');
  expect(appTypeName(webAppType)).toBe('Web Master');
  expect(appTypeName(999)).toBeNull();
  expect(appTypeName(Number.NaN)).toBeNull();
});

it('tells websites from apps', () => {
  const websites = Object.keys(appTypes).map(Number).filter(isWebAppType);
  expect([499, 500, 599, 600, 1501].map(isWebAppType)).toEqual([false, true, true, false, false]);
  expect(websites.map(appTypeName)).toEqual(['Web Master', 'Web Turbo', 'Web Signal', 'Web TurboNovel']);
});

it('knows the platform that every name of the table begins with', () => {
  const platforms = {
    iOS: 'ios',
    Mac: 'mac',
    Android: 'android',
    Chrome: 'chrome',
    Windows: 'windows',
    Web: 'web',
  } as const;
  for (const code of Object.keys(appTypes).map(Number)) {
    const name = appTypeName(code) as string;
    const system = name.split(' ')[0] as keyof typeof platforms;
    expect(appPlatform(code), name).toBe(name === 'Android TV' ? 'tv' : platforms[system]);
  }
});

it.each([
  [0, null],
  [-1, null],
  [1, 'ios'],
  [99, 'ios'],
  [100, 'android'],
  [299, 'android'],
  [300, 'chrome'],
  [399, 'chrome'],
  [400, 'windows'],
  [499, 'windows'],
  [500, 'web'],
  [599, 'web'],
  [600, null],
  [Number.NaN, null],
] as const)('places code %d on %s', (code, platform) => {
  expect(appPlatform(code)).toBe(platform);
});
