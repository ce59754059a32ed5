import { dayMs } from '../dayMs.ts';
import type { CampaignWindow } from './activeCampaign.ts';
import type { CampaignName } from './campaignThemes.ts';
import { zonedTime } from './zonedTime.ts';

/** Easter Sunday of the Gregorian calendar, as a day in UTC, epoch ms (Meeus, Jones and Butcher). */
export function easterSunday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1);
}

/** The Friday after the fourth Thursday of November, as a day in UTC, epoch ms. */
export function blackFriday(year: number): number {
  const first = Date.UTC(year, 10, 1);
  const thursday = (4 - new Date(first).getUTCDay() + 7) % 7;
  return first + (thursday + 22) * dayMs;
}

/** First day and number of days of each season, by the calendar. The anniversary is the operator's own day. */
const days: Record<CampaignName, (year: number) => readonly [first: number, days: number] | null> = {
  // To Monday's end.
  blackfriday: (year) => [blackFriday(year), 4],
  // To the end of the 31st of October.
  halloween: (year) => [Date.UTC(year, 9, 28), 4],
  // Good Friday to Easter Monday.
  easter: (year) => [easterSunday(year) - 2 * dayMs, 4],
  anniversary: () => null,
};

/** Black Friday of this year, and once that day is over of the next, as a day in UTC, epoch ms. */
export function nextBlackFriday(now: number): number {
  const year = new Date(now).getUTCFullYear();
  const day = blackFriday(year);
  return now < day + dayMs ? day : blackFriday(year + 1);
}

/** When a season usually runs, from the first minute of a day in this time zone; null where no calendar says it. */
export function seasonWindow(name: CampaignName, year: number, timeZone: string): CampaignWindow | null {
  const usual = days[name](year);
  if (!usual) return null;
  const [first, count] = usual;
  const at = (day: number) => zonedTime(new Date(day).toISOString().slice(0, 10), timeZone);
  const startsAt = at(first);
  const endsAt = at(first + count * dayMs);
  return startsAt === null || endsAt === null ? null : { startsAt, endsAt };
}
