import type { NetworkCity, NetworkCountry } from '@tern/contract';
import { languages } from '@tern/domain';
import { createTernIntl } from '@tern/i18n';
import { describe, expect, it } from 'vitest';
import { networkCountries } from '../../../tests/networkFixture.ts';
import { typedPlaces } from '../../../tests/typedPlaces.ts';
import { searchPlaces } from './searchPlaces.ts';

/** Cities by country, as a network of many countries has them. */
const network = `
US: New York, Los Angeles, Chicago, Dallas, Miami, Seattle, Denver, Atlanta
CA: Toronto, Montreal, Vancouver; MX: Mexico City; BR: São Paulo; AR: Buenos Aires; CL: Santiago; CO: Bogotá
PE: Lima; CR: San José; PA: Panama City; GB: London, Manchester, Glasgow; IE: Dublin
DE: Frankfurt, Berlin, Düsseldorf; NL: Amsterdam; BE: Brussels; LU: Luxembourg; FR: Paris, Marseille
CH: Zurich, Geneva; AT: Vienna; IT: Milan, Rome; ES: Madrid, Barcelona; PT: Lisbon
SE: Stockholm, Gothenburg, Malmö; NO: Oslo; DK: Copenhagen; FI: Helsinki; IS: Reykjavík
EE: Tallinn; LV: Riga; LT: Vilnius; PL: Warsaw; CZ: Prague; SK: Bratislava; HU: Budapest; RO: Bucharest
BG: Sofia; GR: Athens; HR: Zagreb; SI: Ljubljana; RS: Belgrade; UA: Kyiv; MD: Chișinău; CY: Nicosia
TR: Istanbul; IL: Tel Aviv; AE: Dubai; GE: Tbilisi; ZA: Johannesburg; NG: Lagos; KE: Nairobi; EG: Cairo
JP: Tokyo, Osaka; KR: Seoul; TW: Taipei; HK: Hong Kong; SG: Singapore; MY: Kuala Lumpur; TH: Bangkok
VN: Ho Chi Minh City; PH: Manila; ID: Jakarta; IN: Mumbai; AU: Sydney, Melbourne, Perth; NZ: Auckland`;

const lines = (text: string) =>
  text
    .trim()
    .split(/[;\n]\s*/)
    .map((line): [string, string[]] => {
      const [code = '', names = ''] = line.split(': ');
      return [code, names.split(', ')];
    });

const countries: NetworkCountry[] = lines(network).map(([code, cities]) => ({
  ...(networkCountries[0] as NetworkCountry),
  ...{ code, slug: `${code}-vpn`, aliases: [] },
  cities: cities.map((name) => ({
    ...(networkCountries[0]?.cities[0] as NetworkCity),
    ...{ id: `${code}-${name}`, name, servers: 60 },
  })),
}));

describe('the search for a place', () => {
  it('is tried with far more than 200 names, each once', () => {
    expect(typedPlaces.length).toBeGreaterThan(400);
    expect(new Set(typedPlaces.map(([name]) => name)).size).toBe(typedPlaces.length);
  });

  it.each(languages)('has the right place first, on a page in %s', (language) => {
    const intl = createTernIntl(language, {});
    const wrong = typedPlaces.flatMap(([name, code]) => {
      const { hits, isGuess } = searchPlaces(intl, countries, name);
      return hits[0]?.code === code && !isGuess ? [] : [`${name}: ${hits[0]?.code}, not ${code}`];
    });
    expect(wrong).toEqual([]);
  });

  it('says the name that was meant where it is another', () => {
    const intl = createTernIntl('en', {});
    const first = (query: string) => searchPlaces(intl, countries, query).hits[0];
    expect(first('sweden')).toEqual({ code: 'SE' });
    expect(first('hollande')).toEqual({ code: 'NL', alias: 'Hollande' });
    expect(first('malmo')).toEqual({ code: 'SE', alias: 'Malmö' });
    expect(first('münchen-xyz')).toBeDefined();
  });

  it('has the nearest places of a country without servers', () => {
    const found = searchPlaces(createTernIntl('en', {}), countries, 'Grönland');
    expect(found.absent).toBe('GL');
    expect(found.hits).toHaveLength(3);
    expect(found.isGuess).toBe(false);
    const [nearest] = searchPlaces(createTernIntl('en', {}), networkCountries, 'Greenland').hits;
    expect(nearest?.code).toBe('IS');
  });

  it('guesses where nothing has the name', () => {
    const { hits, isGuess } = searchPlaces(createTernIntl('en', {}), countries, 'xyzzy plugh');
    expect(isGuess).toBe(true);
    expect(hits.length).toBeGreaterThan(0);
  });
});
