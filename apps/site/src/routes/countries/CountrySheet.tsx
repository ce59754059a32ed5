import type { NetworkCountry } from '@tern/contract';
import { kmBetween } from '@tern/domain';
import type { Language } from '@tern/i18n';
import { sayKm } from '@tern/patterns';
import { ChartSheet, type SheetPlace } from '@tern/ui';
import { useIntl } from 'react-intl';
import { cityNameIn, countryNameIn } from '../../app/placeNames.ts';
import type { NetworkData } from '../../app/publicData.ts';
import { useSite } from '../../app/SiteContext.tsx';
import { usePosted } from '../../app/usePosted.ts';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { CountryFactStrip } from './CountryFactStrip.tsx';
import { countryPageMessages } from './countryPage.messages.ts';
import { networkPageMessages as m } from './networkPage.messages.ts';
import { byDistance, sayCount, serversIn } from './networkViews.ts';

export interface CountrySheetProps {
  /** Two letters of a country that has a chart. */
  code: string;
  name: string;
  /** Words of a country that has some of its own. */
  own?: { title: string; lead: string };
  network?: NetworkData | undefined;
  /** Of the feed: the country of the page. */
  country?: NetworkCountry | undefined;
  /** Its large cities, where there is no feed. */
  cities?: readonly { name: string; latitude: number; longitude: number }[];
}

/** The first screen of a country: its sheet of the atlas. */
export function CountrySheet({ code, name, own, network, country, cities = [] }: CountrySheetProps) {
  const intl = useIntl();
  const words = useWords();
  const { variant } = useSite();
  const language = intl.locale as Language;
  const near = country && network ? nearby(country, network) : [];
  const [closest] = near;
  const computed = country && {
    title: closest
      ? words(m.nearestTitle, {
          country: name,
          km: sayKm(closest.km, language),
          other: countryNameIn(intl, closest.country),
        })
      : words(m.sheetTitle, { country: name, count: serversIn([country]) }),
    lead: [
      closest
        ? words(m.nearestLead, { from: cityNameIn(intl, closest.own), to: cityNameIn(intl, closest.city) })
        : '',
      words(m.sheetCount, { cities: country.cities.length, servers: serversIn([country]) }),
    ]
      .filter(Boolean)
      .join(' '),
  };
  const say = own ?? computed;
  const from = usePosted('places')?.from;
  const places: readonly SheetPlace[] = country
    ? country.cities.map((city) => ({
        name: cityNameIn(intl, city),
        figure: sayCount(city.servers, language),
        latitude: city.latitude,
        longitude: city.longitude,
      }))
    : cities.map((city) => ({ ...city, figure: '' }));
  return (
    <>
      <Intro
        title={say?.title ?? name}
        {...(say && { lead: say.lead })}
        actions="plans"
        crumbs={[{ label: words(countryPageMessages.index), href: '/vpn-server' }, { label: name }]}
        hero={(hero) => (
          <ChartSheet
            {...hero}
            country={code}
            label={words(countryPageMessages.map, { country: name })}
            scaleLabel={(km) => sayKm(km, language)}
            pageVariant={variant}
            cities={places}
            neighbours={near.map(({ country: other, city, km }) => ({
              name: countryNameIn(intl, other),
              figure: sayKm(km, language),
              href: `/vpn-server/${other.slug}`,
              latitude: city.latitude,
              longitude: city.longitude,
            }))}
            {...(from && { from })}
          />
        )}
      />
      {country ? <CountryFactStrip country={country} /> : null}
    </>
  );
}

/** Other countries of the feed, the nearest first: by their nearest cities, which are what the chart shows. */
const nearby = (country: NetworkCountry, network: NetworkData) =>
  network.places.countries
    .filter(({ code }) => code !== country.code)
    .flatMap((other) => {
      const [pair] = country.cities
        .flatMap((own) => other.cities.map((city) => ({ own, city, km: kmBetween(own, city) })))
        .sort(byDistance);
      return pair ? [{ country: other, ...pair }] : [];
    })
    .sort(byDistance)
    .slice(0, 14);
