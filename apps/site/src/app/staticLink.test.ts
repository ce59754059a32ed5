import { expect, it } from 'vitest';
import { isFinished, localHref } from './StaticLink.tsx';

const site = { language: 'de', variant: 'mobile' } as const;

it.each([
  ['/pricing', '/de/m/pricing'],
  ['/pricing?plan=12m#plans', '/de/m/pricing?plan=12m#plans'],
  ['/?offer=1#plans', '/de/m/home?offer=1#plans'],
  ['/a//\\b?c=//d', '/de/m/a/b?c=//d'],
  ['#apps', '#apps'],
  ['https://files.example/tern.exe', 'https://files.example/tern.exe'],
  ['//files.example/tern.exe', '//files.example/tern.exe'],
  ['mailto:a@tern.example', 'mailto:a@tern.example'],
])('%s on a German phone is %s', (href, local) => expect(localHref(href, site)).toBe(local));

it('leaves the address of a file and of another language as it is', () => {
  expect(isFinished({ download: true })).toBe(true);
  expect(isFinished({ download: 'tern.svg' })).toBe(true);
  expect(isFinished({ download: '' })).toBe(true);
  expect(isFinished({ hrefLang: 'fr' })).toBe(true);
  expect(isFinished({ download: false })).toBe(false);
  expect(isFinished({})).toBe(false);
});
