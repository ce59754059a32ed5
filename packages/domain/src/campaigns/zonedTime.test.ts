import { describe, expect, it } from 'vitest';
import { blackFriday, easterSunday, seasonWindow } from './seasonWindow.ts';
import { windowDays } from './windowDays.ts';
import { isTimeZone, zonedTime } from './zonedTime.ts';

const iso = (text: string, zone: string) => {
  const at = zonedTime(text, zone);
  return at === null ? null : new Date(at).toISOString().slice(0, 16);
};

it.each([
  ['2026-11-27', 'UTC', '2026-11-27T00:00'],
  ['2026-11-27', 'Asia/Tokyo', '2026-11-26T15:00'],
  ['2026-07-01T03:00', 'America/New_York', '2026-07-01T07:00'],
  ['2026-11-27T03:00Z', 'Asia/Tokyo', '2026-11-27T03:00'],
  ['2026-11-27T03:00:30.500+02:00', 'Asia/Tokyo', '2026-11-27T01:00'],
  // The clocks go from 2 to 3: half past two is half past three.
  ['2027-03-14T02:30', 'America/New_York', '2027-03-14T07:30'],
  // They go back from 3 to 2, and show half past two twice.
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30'],
  ['2028-02-29', 'Europe/Berlin', '2028-02-28T23:00'],
])('reads %s in %s', (text, zone, expected) => expect(iso(text, zone)).toBe(expected));

it.each([
  '2027-02-29',
  '2026-04-31',
  '2026-13-01',
  'soon',
  '',
  '2026-11-27T25:00',
  '2026-11-27 03:00',
  '27.11.2026',
])('knows no day %j', (text) => expect(zonedTime(text, 'UTC')).toBeNull());

it('knows time zones', () =>
  expect(['UTC', 'Europe/Berlin', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, true, false, false]));

describe('windowDays', () => {
  const days = (from: string, until: string, timeZone: string) =>
    windowDays({
      startsAt: zonedTime(from, timeZone) ?? 0,
      endsAt: zonedTime(until, timeZone) ?? 0,
      timeZone,
    });
  it.each([
    ['2026-11-27', '2026-12-01', 'UTC', 4],
    ['2026-11-27', '2026-12-01', 'America/New_York', 4],
    // A day of 23 hours, a day of 25.
    ['2027-03-14', '2027-03-15', 'America/New_York', 1],
    ['2026-10-24', '2026-10-26', 'Europe/Berlin', 2],
    ['2028-02-28', '2028-03-01', 'Europe/Berlin', 2],
    ['2026-11-27T18:00', '2026-11-28T06:00', 'UTC', 2],
  ])('%s to %s in %s touches %i days', (from, until, zone, expected) =>
    expect(days(from, until, zone)).toBe(expected),
  );
});

describe('the calendar of seasons', () => {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  it('knows Easter and Black Friday', () => {
    expect([2022, 2023, 2024, 2026, 2027, 2038].map((year) => day(easterSunday(year)))).toEqual([
      '2022-04-17',
      '2023-04-09',
      '2024-03-31',
      '2026-04-05',
      '2027-03-28',
      '2038-04-25',
    ]);
    expect([2020, 2021, 2022, 2023, 2026, 2027].map((year) => day(blackFriday(year)))).toEqual([
      '2020-11-27',
      '2021-11-26',
      '2022-11-25',
      '2023-11-24',
      '2026-11-27',
      '2027-11-26',
    ]);
  });

  it('runs from the first minute of a day to the last of another, in its zone', () => {
    const timeZone = 'America/New_York';
    const friday = seasonWindow('blackfriday', 2026, timeZone);
    expect(friday && windowDays({ ...friday, timeZone })).toBe(4);
    expect(friday && new Date(friday.startsAt).toISOString()).toBe('2026-11-27T05:00:00.000Z');
    expect(seasonWindow('anniversary', 2026, timeZone)).toBeNull();
  });
});
