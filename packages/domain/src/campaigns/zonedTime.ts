import { dayMs } from '../dayMs.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  return format;
}

export function isTimeZone(name: string): boolean {
  try {
    return name !== '' && formatOf(name) !== undefined;
  } catch {
    return false;
  }
}

/** The time that the clocks of a time zone show at `at` (epoch ms), as if it were UTC: epoch ms. */
export function wallClock(at: number, timeZone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(at)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const local = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d))?$/;

/**
 * The instant, in epoch ms, of a date or a date and time as the clocks of a time zone show it: `2026-11-27`,
 * `2026-11-27T03:00`. A time with an offset (`…Z`, `…+02:00`) is read as it is. A time that the clocks pass
 * over in spring is as much later; of one that they show twice in autumn the first counts. Null for a day that does not
 * exist and for any other text.
 */
export function zonedTime(text: string, timeZone: string): number | null {
  const date = /^\d{4}-\d\d-\d\d/.exec(text)?.[0];
  // A calendar turns the 29th of February of a common year into the 1st of March.
  const day = Date.parse(`${date}T00:00Z`);
  if (Number.isNaN(day) || new Date(day).toISOString().slice(0, 10) !== date) return null;
  const wallText = local.test(text) ? (text.length === 10 ? `${text}T00:00` : text) : null;
  if (wallText === null) {
    const at = /T.*(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(at) ? null : at;
  }
  const wall = Date.parse(`${wallText}Z`);
  if (Number.isNaN(wall)) return null;
  const before = wall - offsetAt(wall - dayMs, timeZone);
  const after = wall - offsetAt(wall + dayMs, timeZone);
  const shown = [before, after].filter((at) => wallClock(at, timeZone) === wall);
  return shown.length > 0 ? Math.min(...shown) : before;
}

const offsetAt = (at: number, timeZone: string) => wallClock(at, timeZone) - at;
