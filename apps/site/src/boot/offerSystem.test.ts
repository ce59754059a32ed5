import { expect, it } from 'vitest';
import { offerSystem, systemOf } from './offerSystem.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
it.each([
  ['windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`],
  [
    'mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15',
  ],
  ['ios', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'],
  ['android', `Mozilla/5.0 (Linux; Android 16; Pixel 9) ${chrome}`],
  ['tv', `Mozilla/5.0 (Linux; Android 14; BRAVIA 4K VH22) ${chrome}`],
  ['tv', `Mozilla/5.0 (Linux; Android 9; AFTKA) ${chrome}`],
  ['chrome', `Mozilla/5.0 (X11; CrOS x86_64 16000.0.0) ${chrome}`],
  ['chrome', `Mozilla/5.0 (X11; Linux x86_64) ${chrome}`],
  [null, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  [null, `Mozilla/5.0 (SMART-TV; Linux; Tizen 8.0) ${chrome}`],
  [null, `Mozilla/5.0 (Web0S; Linux/SmartTV) ${chrome}`],
  [null, ''],
])('%s: %s', (system, userAgent) => expect(systemOf({ userAgent })).toBe(system));

it('takes a Mac that is touched for an iPad', () => {
  const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';
  expect(systemOf({ userAgent, maxTouchPoints: 5 })).toBe('ios');
  expect(systemOf({ userAgent, maxTouchPoints: 1 })).toBe('mac');
});

it.each([
  [
    'a page with downloads',
    true,
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`,
    { system: 'windows' },
  ],
  ['one without', false, `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, {}],
  ['a system without an app', true, '', {}],
])('names the system on the root: %s', (_page, offers, userAgent, dataset) => {
  const root = {
    documentElement: { dataset: {} },
    querySelector: (selector: string) => (offers && selector === '[data-offers]' ? {} : null),
  };
  offerSystem(root as never, { userAgent });
  expect(root.documentElement.dataset).toEqual(dataset);
});
