import type { Place } from './geoReader.ts';

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** A place in the country a request counts for: an override (`?geo=XX`) knows no more than the country. */
export function placeIn(country: string | null, place: Place): Place {
  if (country === place.country_code) return place;
  return {
    country: country ? (countryNames.of(country) ?? null) : null,
    country_code: country,
    region: null,
    city: null,
    location: null,
    network: place.network,
  };
}
