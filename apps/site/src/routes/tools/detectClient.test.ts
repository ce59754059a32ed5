import { expect, it } from 'vitest';
import { detectClient } from './detectClient.ts';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const win = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${win} Chrome/140.0.0.0 Safari/537.36`, 'chrome', 'windows', '140'],
  [`${win} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'edge', 'windows', '140'],
  [`${win} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'opera', 'windows', '120'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox', null, '140'],
  [`${mac} Version/18.5 Safari/605.1.15`, 'safari', 'mac', '18'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'safari',
    'ios',
    '18',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'chrome',
    'android',
    '140',
  ],
  ['curl/8', null, null, null],
])('%s', (userAgent, browser, system, version) => {
  expect(detectClient({ userAgent })).toEqual({ browser, system, version });
});

it('knows Brave and iPads, which call themselves something else', () => {
  expect(detectClient({ userAgent: `${win} Chrome/140.0.0.0 Safari/537.36`, brave: {} }).browser).toBe(
    'brave',
  );
  expect(detectClient({ userAgent: `${mac} Version/18.5 Safari/605.1.15`, maxTouchPoints: 5 }).system).toBe(
    'ios',
  );
});
