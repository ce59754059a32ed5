import { dayMs } from './dayMs.ts';
import type { Coordinates } from './distance.ts';

const radians = Math.PI / 180;
/** Julian day of the Unix epoch, and of the noon of January 1, 2000. */
const epochDay = 2_440_587.5;
const noon2000 = 2_451_545;
/** Degrees of the sun's middle below the horizon as its edge comes up: half its width, and what air bends. */
const horizon = -0.833;

export type Daylight = { rise: number; set: number } | 'all' | 'none';

/**
 * Sunrise and sunset at a place, in epoch ms, on the day whose noon by the sun is nearest to `time`, to the minute; `all`
 * or `none` where the sun does not set or rise. The sunrise equation, with the earth's path as of 2000.
 */
export function daylight({ latitude, longitude }: Coordinates, time: number): Daylight {
  const days = Math.round(time / dayMs + epochDay - noon2000 + longitude / 360);
  const noon = days - longitude / 360;
  const anomaly = (357.5291 + 0.98560028 * noon) * radians;
  const ahead = 1.9148 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly) + 0.0003 * Math.sin(3 * anomaly);
  const along = anomaly + (ahead + 180 + 102.9372) * radians;
  const transit = noon + 0.0053 * Math.sin(anomaly) - 0.0069 * Math.sin(2 * along);
  const sine = Math.sin(along) * Math.sin(23.4397 * radians);
  const declination = Math.asin(sine);
  const cosine =
    (Math.sin(horizon * radians) - Math.sin(latitude * radians) * sine) /
    (Math.cos(latitude * radians) * Math.cos(declination));
  if (cosine < -1) return 'all';
  if (cosine > 1) return 'none';
  const half = Math.acos(cosine) / (2 * Math.PI);
  const at = (day: number) => Math.round((day + noon2000 - epochDay) * dayMs);
  return { rise: at(transit - half), set: at(transit + half) };
}
