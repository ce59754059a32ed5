import { describe, expect, it } from 'vitest';
import { daylight } from './daylight.ts';

/** As almanacs print them: local times of the place. */
const known = [
  ['Greenwich', 51.48, 0, '2024-03-20T12:00Z', '06:04', '18:14', 0],
  ['Greenwich', 51.48, 0, '2024-06-21T12:00Z', '04:43', '21:21', 60],
  ['Greenwich', 51.48, 0, '2024-12-21T12:00Z', '08:03', '15:53', 0],
  ['Tokyo', 35.68, 139.69, '2024-06-21T03:00Z', '04:25', '19:00', 540],
  ['New York', 40.71, -74.01, '2024-12-21T17:00Z', '07:16', '16:31', -300],
  ['Sydney', -33.87, 151.21, '2024-12-22T01:00Z', '05:41', '20:05', 660],
] as const;

describe('daylight', () => {
  it.each(known)('%s at %d, %d on %s', (_name, latitude, longitude, day, rise, set, offset) => {
    const found = daylight({ latitude, longitude }, Date.parse(day));
    if (typeof found === 'string') throw new Error(found);
    const minutes = (time: number) => (time / 60_000 + offset) % 1440;
    const printed = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
    expect(Math.abs(minutes(found.rise) - printed(rise))).toBeLessThan(3);
    expect(Math.abs(minutes(found.set) - printed(set))).toBeLessThan(3);
    expect(found.rise).toBeLessThan(found.set);
    expect(Math.abs((found.rise + found.set) / 2 - Date.parse(day))).toBeLessThan(12 * 3_600_000);
  });

  it('knows days without a night and nights without a day', () => {
    const tromso = { latitude: 69.65, longitude: 18.96 };
    expect(daylight(tromso, Date.parse('2024-06-21T12:00Z'))).toBe('all');
    expect(daylight(tromso, Date.parse('2024-12-21T12:00Z'))).toBe('none');
  });
});
