import { createRequire } from 'node:module';
import maxmind, { type Reader } from 'maxmind';

export interface CountryReader {
  /** Two letters; null when the database does not know the address. */
  countryOf(address: string): string | null;
}

interface CountryRecord {
  country_code?: string;
}

/** Opens the country database that is installed with the service. Look-ups need no network. */
export async function openCountryReader(): Promise<CountryReader> {
  const require = createRequire(import.meta.url);
  const path = require.resolve('@ip-location-db/geolite2-country-mmdb/geolite2-country.mmdb');
  const reader = (await maxmind.open(path)) as unknown as Reader<never>;
  return {
    countryOf(address) {
      if (!address || !maxmind.validate(address)) return null;
      const record = reader.get(address) as CountryRecord | null;
      return /^[A-Z]{2}$/.test(record?.country_code ?? '') ? (record?.country_code ?? null) : null;
    },
  };
}
