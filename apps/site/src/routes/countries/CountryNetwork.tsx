import type { NetworkCountry, NetworkServers } from '@tern/contract';
import { openvpnFilePath } from '@tern/domain';
import { formatList, type Language } from '@tern/i18n';
import { CityServers, navigationMessages, sayKm } from '@tern/patterns';
import { DescriptionList, Ltr, Notice, Stack, Text } from '@tern/ui';
import { useIntl } from 'react-intl';
import { cityNameIn, countryNameIn } from '../../app/placeNames.ts';
import type { NetworkData } from '../../app/publicData.ts';
import { useSite } from '../../app/SiteContext.tsx';
import { usePosted } from '../../app/usePosted.ts';
import { Block } from '../../content/Block.tsx';
import { More } from '../../content/More.tsx';
import { useWords } from '../../content/useWords.ts';
import { countryPageMessages } from './countryPage.messages.ts';
import { DistanceFrom } from './DistanceFrom.tsx';
import { networkPageMessages as m } from './networkPage.messages.ts';
import { byDistance, cityView, isStale, kmOfCountries, timeOf } from './networkViews.ts';
import { CityClock } from './Offsets.tsx';
import { useTraitName } from './useTraitName.ts';

export interface CountryNetworkProps {
  network: NetworkData;
  country: NetworkCountry;
}

/** The cities of a country with their servers, and how far they are. */
export function CountryCities({ network, country }: CountryNetworkProps) {
  const intl = useIntl();
  const words = useWords();
  const { now = 0, language } = useSite();
  const from = usePosted('places')?.from;
  const { issued_at: issuedAt } = network.places;
  const stale = isStale(issuedAt, now);
  const time = timeOf(issuedAt, language);
  const shown = new Map(network.servers?.cities.map((each) => [each.id, each]));
  const hasFile = (id: string) => !stale && shown.get(id)?.openvpn === true;
  const cities = country.cities.map((city) => ({
    ...cityView(intl, city, from),
    shown: (shown.get(city.id)?.servers ?? []).map(serverView),
    href: `/vpn-server/${country.slug}?city=${city.id}#servers`,
    file: hasFile(city.id) ? openvpnFilePath(city.id) : undefined,
  }));
  return (
    <Block
      title={words(m.citiesTitle)}
      anchor="servers"
      lead={stale ? undefined : words(m.citiesLead, { time })}
    >
      <Stack gap={6}>
        {stale ? <Notice>{words(m.stale, { time })}</Notice> : null}
        <DistanceFrom country={country} />
        <CityServers
          label={words(m.citiesTitle)}
          cities={from ? [...cities].sort(byDistance) : cities}
          now={now}
          stale={stale}
        />
        {cities.some(({ file }) => file) ? (
          <Text size="small" tone="muted">
            {words(m.openvpnNote)}
          </Text>
        ) : null}
      </Stack>
    </Block>
  );
}

export const serverView = ({ name, state, load, changed_at }: Row) => ({
  ...{ name, state, load },
  changedAt: changed_at,
});
type Row = NetworkServers['cities'][number]['servers'][number];

/** Features of the servers of a country, its clocks and its money. */
export function useCountryFacts({ network, country }: CountryNetworkProps) {
  const intl = useIntl();
  const words = useWords();
  const trait = useTraitName();
  const language = intl.locale as Language;
  const { traits } = network.servers ?? {};
  const zones = Map.groupBy(country.cities, (city) => city.time_zone);
  const list = (names: readonly string[]) => formatList(names, language);
  return {
    servers: traits
      ? [
          ...(traits.features.length
            ? [{ term: words(m.features), value: list(traits.features.map(trait)) }]
            : []),
          { term: words(m.protocols), value: list(traits.protocols.map(trait)) },
          {
            term: words(m.machines),
            value: words(m.machinesText, { owned: traits.owned, rented: traits.rented }),
          },
          { term: words(m.hosting), value: <bdi>{list(traits.hosting)}</bdi> },
        ]
      : [],
    place: [
      {
        term: words(countryPageMessages.clock),
        value: [...zones].map(([zone, [city]]) => (
          <CityClock
            key={zone}
            zone={zone}
            city={zones.size > 1 && city ? cityNameIn(intl, city) : undefined}
          />
        )),
      },
      ...(country.currency
        ? [
            {
              term: words(m.currency),
              value: (
                <>
                  {intl.formatDisplayName(country.currency, { type: 'currency' })}{' '}
                  <Ltr>{country.currency}</Ltr>
                </>
              ),
            },
          ]
        : []),
    ],
  };
}

/** The countries of the network whose cities lie nearest, and the page of all. */
export function NearCountries({ network, country }: CountryNetworkProps) {
  const intl = useIntl();
  const words = useWords();
  const items = network.places.countries
    .filter(({ code }) => code !== country.code)
    .map((each) => ({ each, km: kmOfCountries(country, each) }))
    .sort(byDistance)
    .slice(0, 7)
    .map(({ each, km }) => ({
      href: `/vpn-server/${each.slug}`,
      title: countryNameIn(intl, each),
      code: each.code,
      text: sayKm(km, intl.locale as Language),
    }));
  return (
    <More
      title={words(m.nearTitle)}
      columns={4}
      items={[...items, { href: '/vpn-server', title: words(navigationMessages.allLocations) }]}
    />
  );
}

/** Servers and place of a country without texts of its own. */
export function CountryFacts(props: CountryNetworkProps & { title: string }) {
  const words = useWords();
  const { servers, place } = useCountryFacts(props);
  return (
    <Block beside title={props.title} lead={words(m.sheetNote)}>
      <DescriptionList items={[...servers, ...place]} />
    </Block>
  );
}
