import type { NetworkCountry } from '@tern/contract';
import {
  countryCodes,
  findPlaces,
  foldName,
  kmBetween,
  languages,
  localeOf,
  type NamedPlace,
  placeAliases,
} from '@tern/domain';
import { countryPoint } from '@tern/ui';
import type { IntlShape } from 'react-intl';
import { cityNameIn, countryNameIn } from '../../app/placeNames.ts';
import { byDistance } from './networkViews.ts';

/** The platform's names of countries in every language of the site. */
let platformNames: Intl.DisplayNames[] | undefined;
function namesOfCountry(code: string): string[] {
  platformNames ??= languages.flatMap((language) =>
    (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames([localeOf(language)], { type: 'region', style }),
    ),
  );
  return platformNames.flatMap((names) => names.of(code) ?? []);
}

export interface FoundCountry {
  code: string;
  /** The name that was meant, where the country or its cities are not called that in the reader's language. */
  alias?: string;
}

type Speaker = Parameters<typeof cityNameIn>[0] & Pick<IntlShape, 'formatDisplayName'>;

function namePlaces(intl: Speaker, countries: readonly NetworkCountry[]): NamedPlace[] {
  return countries.flatMap((country) => {
    const { code, names, aliases, cities } = country;
    const weight = cities.reduce((sum, { servers }) => sum + servers, 0);
    const own = [countryNameIn(intl, country), code, ...Object.values(names), ...aliases];
    return [
      { id: code, names: [...own, ...(placeAliases[code] ?? []), ...namesOfCountry(code)], weight },
      ...cities.map((city) => ({
        id: `${code} ${city.id}`,
        names: [
          ...[cityNameIn(intl, city), city.name, ...Object.values(city.names), ...city.aliases],
          ...(placeAliases[city.name] ?? []),
        ],
        weight: city.servers,
      })),
    ];
  });
}

const named = new WeakMap<readonly NetworkCountry[], Map<string, NamedPlace[]>>();

/** The same list is searched again and again, in every language. */
function namedPlaces(intl: Speaker, countries: readonly NetworkCountry[]): NamedPlace[] {
  const known = named.get(countries) ?? new Map<string, NamedPlace[]>();
  named.set(countries, known);
  const places = known.get(intl.locale) ?? namePlaces(intl, countries);
  known.set(intl.locale, places);
  return places;
}

export interface FoundCountries {
  /** Each once, the best first. */
  hits: FoundCountry[];
  /** Nothing has the name: these have names that are closest. */
  isGuess: boolean;
  /** The country without servers that was typed: the hits are the nearest. */
  absent?: string;
}

/** Hits where a country has no servers. */
const neighbors = 3;

/** The country without servers that has exactly this name. */
function findAbsent(countries: readonly NetworkCountry[], query: string): FoundCountries | null {
  const typed = foldName(query);
  const own = new Set(countries.map(({ code }) => code));
  const absent = countryCodes().find(
    (code) => !own.has(code) && namesOfCountry(code).some((name) => foldName(name) === typed),
  );
  const point = absent && countryPoint(absent);
  if (!absent || !point) return null;
  const hits = countries
    .map(({ code, cities }) => ({ code, km: Math.min(...cities.map((city) => kmBetween(point, city))) }))
    .sort(byDistance)
    .slice(0, neighbors)
    .map(({ code }) => ({ code }));
  return { hits, isGuess: false, absent };
}

/** Countries by their own names and those of their cities, in any language. */
export function searchPlaces(
  intl: Speaker,
  countries: readonly NetworkCountry[],
  query: string,
): FoundCountries {
  const places = namedPlaces(intl, countries);
  const { hits, isGuess, isExact } = findPlaces(query, places);
  const absent = isExact ? null : findAbsent(countries, query);
  if (absent) return absent;
  const shownName = new Map(places.map(({ id, names }) => [id, names[0] ?? '']));
  const found = new Map<string, FoundCountry>();
  for (const { id, name } of hits) {
    const [code = ''] = id.split(' ');
    const shown = shownName.get(id) ?? '';
    const isCity = id !== code;
    const alias = foldName(name) === foldName(shown) ? (isCity ? shown : undefined) : name;
    if (!found.has(code)) found.set(code, { code, ...(alias !== undefined && { alias }) });
  }
  return { hits: [...found.values()], isGuess };
}
