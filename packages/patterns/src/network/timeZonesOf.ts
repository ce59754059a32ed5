/** The clocks of a country by its two letters, as the engine knows them; undefined where it does not. */
export function timeZonesOf(code: string): readonly string[] | undefined {
  try {
    const region: Intl.Locale & { getTimeZones?: () => string[] } = new Intl.Locale('und', { region: code });
    return region.getTimeZones?.();
  } catch {
    return undefined;
  }
}
