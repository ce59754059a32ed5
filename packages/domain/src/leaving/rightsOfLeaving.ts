import { consentRegionOf } from '../consent/consentRegion.ts';
import { dayMs } from '../dayMs.ts';

/** Days in which a consumer may withdraw from a contract (Directive 2011/83/EU, article 9). */
export const withdrawalDays = 14;

/** Months that a plan can be paused for at once, and that an operator can allow in any twelve. */
export const longestPause = 3;

/**
 * The law knows no time zones: a period ends with its last day where the buyer is. In the Azores that is two hours after
 * UTC at most.
 */
const afterMidnight = 2 * 3600 * 1000;

/** A period of whole days: the day of its beginning is not counted. */
export interface Period {
  /** A time on its last day, at which that day may be named. */
  lastDay: Date;
  /** When it is over. */
  endsAt: Date;
}

export function wholeDaysAfter(start: Date, days: number): Period {
  const lastDay = new Date(start.getTime() + days * dayMs);
  const midnight = Math.floor(lastDay.getTime() / dayMs) * dayMs + dayMs;
  return { lastDay, endsAt: new Date(midnight + afterMidnight) };
}

/** Whether a buyer has the right of withdrawal: in the European Economic Area, and where the country is not known. */
export function mayWithdraw(country: string | null): boolean {
  const region = consentRegionOf(country);
  return region === 'eea' || region === 'unknown';
}
