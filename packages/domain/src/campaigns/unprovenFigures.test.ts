import { expect, it } from 'vitest';
import { readCampaign } from './readCampaign.ts';
import { unprovenFigures } from './unprovenFigures.ts';
import { zonedTime } from './zonedTime.ts';

const proof = (from: string, until: string) => ({
  startsAt: zonedTime(from, 'UTC') ?? 0,
  endsAt: zonedTime(until, 'UTC') ?? 0,
  timeZone: 'UTC',
  plans: [{ planId: '12m', percent: 71 }],
});
const four = proof('2026-11-27', '2026-12-01');
const nine = proof('2026-11-20', '2026-11-29');

it.each([
  ['Four dark days. {percent} off.', 'en'],
  ['Vier dunkle Tage. 71% Rabatt.', 'de'],
  ['Quatre jours sombres.', 'fr'],
  ['4日間だけのブラックフライデー。', 'ja'],
  ['Cztery ciemne dni.', 'pl'],
  ['Четыре тёмных дня.', 'ru'],
  ['أربعة أيام فقط.', 'ar'],
] as const)('“%s” is true of four days and of no nine', (text, language) => {
  expect(unprovenFigures(text, language, four)).toEqual([]);
  expect(unprovenFigures(text, language, nine)).not.toEqual([]);
  expect(unprovenFigures(text, language, null)).not.toEqual([]);
});

it.each([
  ['{days} days only: {percent} off.', 'en'],
  ['{percent} off for our anniversary.', 'en'],
  ['Every app and both tools, on six devices.', 'en'],
  ['Black Friday', 'en'],
  ['もう1周。', 'ja'],
] as const)('“%s” states nothing of a window', (text, language) =>
  expect(unprovenFigures(text, language, null)).toEqual([]),
);

it('knows what is off, and the days by their names', () => {
  expect(unprovenFigures('72% off.', 'en', four)).toEqual(['72']);
  expect(unprovenFigures('Until Monday.', 'en', four)).toEqual([]);
  expect(unprovenFigures('Until Sunday.', 'en', four)).toEqual(['sunday']);
  expect(unprovenFigures('Bis Dezember.', 'de', four)).toEqual(['dezember']);
  expect(unprovenFigures('Bis November.', 'de', four)).toEqual([]);
  expect(unprovenFigures('٤ أيام', 'ar', four)).toEqual([]);
  expect(unprovenFigures('٩ أيام', 'ar', four)).toEqual(['٩']);
});

it('refuses the operator’s words that the window does not prove', () => {
  const read = (title: string) =>
    readCampaign({
      name: 'summer',
      from: '2026-07-01',
      until: '2026-07-10',
      plans: [{ planId: '12m', percent: 71 }],
      words: { en: { title } },
    });
  expect(read('Nine long days. {percent} off.')).toHaveProperty('campaign');
  expect(read('Four long days.')).toEqual({
    problem: expect.stringContaining('says “four”, which the window and the plans do not prove'),
  });
  expect(read('<b>Sun</b>')).toHaveProperty('problem');
  expect(read('{price} off')).toHaveProperty('problem');
});
