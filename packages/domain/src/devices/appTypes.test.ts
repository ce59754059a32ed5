import { expect, it } from 'vitest';
import { appTypeName, appTypes, isWebAppType, webAppType } from './appTypes.ts';

it('names the 30 clients of the table, and nothing else', () => {
  expect(Object.keys(appTypes)).toHaveLength(30);
  expect(appTypeName(108)).toBe('Android TV');
  expect(appTypeName(webAppType)).toBe('Web Master');
  expect(appTypeName(999)).toBeNull();
  expect(appTypeName(Number.NaN)).toBeNull();
});

it('tells websites from apps', () => {
  const websites = Object.keys(appTypes).map(Number).filter(isWebAppType);
  expect(websites.map(appTypeName)).toEqual(['Web Master', 'Web Turbo', 'Web Signal', 'Web TurboNovel']);
});
