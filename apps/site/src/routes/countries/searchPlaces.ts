import type { NetworkCountry } from '@tern/contract';
import { findPlaces, foldName, languages, localeOf, type NamedPlace, placeAliases } from '@tern/domain';
import type { IntlShape } from 'react-intl';
import { cityNameIn, countryNameIn } from './networkViews.ts';

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

/** Countries by their own names and those of their cities, in any language; each once, the best first. */
export function searchPlaces(
  intl: Parameters<typeof cityNameIn>[0] & Pick<IntlShape, 'formatDisplayName'>,
  countries: readonly NetworkCountry[],
  query: string,
): { hits: FoundCountry[]; isGuess: boolean } {
  const named: NamedPlace[] = countries.flatMap((country) => {
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
  const { hits, isGuess } = findPlaces(query, named);
  const shownName = new Map(named.map(({ id, names }) => [id, names[0] ?? '']));
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
