/** The city that an IANA time zone is named after, as `citiesMessages` knows it. */
export function zoneCity(zone: string): string {
  const city = zone.slice(zone.indexOf('/') + 1).replaceAll('_', ' ');
  // Zones are named in ASCII.
  return city === 'Sao Paulo' ? 'São Paulo' : city;
}
