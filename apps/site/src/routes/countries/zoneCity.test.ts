import { countries } from '@tern/domain';
import { readCatalogue } from '@tern/i18n/node';
import { expect, it } from 'vitest';
import { zoneCity } from './zoneCity.ts';

it.each(['en', 'ar', 'ja', 'ru'] as const)(
  'has a name in %s for the city of every zone of a country with several',
  (language) => {
    const messages = readCatalogue(language);
    const cities = countries
      .filter(({ timeZones }) => timeZones.length > 1)
      .flatMap(({ timeZones }) => timeZones.map(zoneCity));
    expect(cities).toContain('Los Angeles');
    expect(cities.filter((city) => !messages[`cities.${city}`])).toEqual([]);
    // In another script no name is left as it is in English.
    const kept = cities.filter((city) => messages[`cities.${city}`] === city);
    expect(kept).toEqual(language === 'en' ? cities : []);
  },
);
