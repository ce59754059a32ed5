/** Minutes a zone is ahead of UTC at a given time; null for a zone that is not known. */
function offsetOf(zone: string, at: Date): number | null {
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
      at,
    );
    const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours, minutes] = /^GMT(?:([+-])(\d\d):(\d\d))?$/.exec(text) ?? [];
    return sign ? (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1) : 0;
  } catch {
    return null;
  }
}

/**
 * Whether a browser's clock runs like one of the clocks of a country (two letters) at a time in epoch ms.
 * `unknown` where the country, the zone or the browser's knowledge of it is missing.
 */
export function timeZoneFits(
  zone: string | null,
  country: string | null,
  now: number,
): 'fits' | 'differs' | 'unknown' {
  if (!zone || !country) return 'unknown';
  let zones: readonly string[] | undefined;
  try {
    const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones?(): string[] };
    zones = locale.getTimeZones?.();
  } catch {
    return 'unknown';
  }
  const at = new Date(now);
  const own = offsetOf(zone, at);
  if (!zones?.length || own === null) return 'unknown';
  // Zones have several names; the clock is what a page compares.
  return zones.includes(zone) || zones.some((other) => offsetOf(other, at) === own) ? 'fits' : 'differs';
}
