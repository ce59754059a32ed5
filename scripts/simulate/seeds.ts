import { day } from './timeline.ts';

/** So many lives share a world: the jobs are the same work for one and for all. */
export const together = 250;
/** Lives that look for a mistake share one with fewer: it is sooner where something can disagree. */
export const few = 50;

const firstStart = Date.UTC(2027, 0, 4, 9);
/** Lives begin on different days of the year. */
export const startOf = (number: number) => firstStart + (Math.floor(number / together) % 12) * 30 * day;
export const seedOf = (seed: number, number: number) => (seed * 31 + number * 7919) & 0x7fffffff;
