import type { NetworkCountry } from '@tern/contract';
import { type Country, countries } from '@tern/domain';
import { formatList, type Language, type TernMessage } from '@tern/i18n';
import { navigationMessages } from '@tern/patterns';
import { DescriptionList, FeatureGrid, Ltr } from '@tern/ui';
import { useIntl } from 'react-intl';
import { usePublicData } from '../../app/PublicDataContext.tsx';
import type { NetworkData } from '../../app/publicData.ts';
import { Block } from '../../content/Block.tsx';
import { contentPageMessages as shared } from '../../content/contentPage.messages.ts';
import { End } from '../../content/End.tsx';
import { More } from '../../content/More.tsx';
import { Questions } from '../../content/Questions.tsx';
import { useWords, type Words } from '../../content/useWords.ts';
import { AllServers, useWholeCity } from './AllServers.tsx';
import { CountryCities, NearCountries, useCountryFacts } from './CountryNetwork.tsx';
import { citiesMessages } from './cities.messages.ts';
import { countryPages } from './countries.messages.ts';
import { countryName } from './countryName.ts';
import { countryPageMessages as m } from './countryPage.messages.ts';
import { CityClock } from './Offsets.tsx';
import { UsualForms } from './UsualForms.tsx';
import { vpnServerPageMessages } from './vpnServerPage.messages.ts';
import { zoneCity } from './zoneCity.ts';

type Slug = keyof typeof countryPages;

/** A country: what its address is good for, its large cities, time and languages (spec section 2, country pages). */
export function GuidedCountryBelow({ country }: { country: Country }) {
  const words = useWords();
  const { formatDisplayName, locale } = useIntl();
  const cityName = (city: string) =>
    words((citiesMessages as Readonly<Record<string, TernMessage>>)[city] as TernMessage);
  const say = countryPages[country.slug as Slug];
  const name = countryName(country.code, words);
  const { network } = usePublicData();
  const own = network?.country;
  const whole = useWholeCity(own);
  return (
    <>
      {network && own && whole ? <AllServers network={network} country={own} whole={whole} /> : null}
      {network && own && !whole ? <CountryCities network={network} country={own} /> : null}
      <Block beside title={words(m.factsTitle, { country: name })} divided={false}>
        <DescriptionList
          items={[
            {
              term: words(m.capitalCities),
              value: formatList(
                country.cities.map(({ name: city }) => cityName(city)),
                locale as Language,
              ),
            },
            {
              term: words(m.clock),
              value: country.timeZones.map((zone) => (
                <CityClock
                  key={zone}
                  zone={zone}
                  city={country.timeZones.length > 1 ? cityName(zoneCity(zone)) : undefined}
                />
              )),
            },
            {
              term: words(m.language, { count: country.languages.length }),
              value: formatList(
                country.languages.map((code) => formatDisplayName(code, { type: 'language' }) ?? code),
                locale as Language,
              ),
            },
            { term: words(m.codeLabel), value: <Ltr>{country.code}</Ltr> },
          ]}
        />
        {network && own ? <ServerFacts network={network} country={own} /> : null}
      </Block>
      <Block title={words(shared.pointsTitle)} ground="alt">
        <FeatureGrid
          items={[
            { title: words(say.homeTitle), text: words(say.homeText) },
            { title: words(say.visitTitle), text: words(say.visitText) },
            { title: words(say.knowTitle), text: words(say.knowText) },
          ]}
        />
      </Block>
      <Questions
        items={[
          { id: 'question-1', question: words(say.question), answer: words(say.answer) },
          {
            id: 'question-2',
            question: words(vpnServerPageMessages.q2),
            answer: words(vpnServerPageMessages.a2),
          },
        ]}
      />
      {own ? <UsualForms country={own} /> : null}
      {network && own ? (
        <NearCountries network={network} country={own} />
      ) : (
        <More title={words(m.moreTitle)} columns={4} items={nearestCountries(country, words)} />
      )}
      <End />
    </>
  );
}

/** Features of its servers, by the network feed. */
function ServerFacts(props: { network: NetworkData; country: NetworkCountry }) {
  const { servers } = useCountryFacts(props);
  return <DescriptionList items={servers} />;
}

/** Two full rows of cards: the countries whose first cities lie nearest, and the page of all. */
const nearestCountries = (country: Country, words: Words) => [
  ...countries
    .filter((each) => each !== country)
    .map((each) => ({ each, far: distance(country, each) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, 7)
    .map(({ each }) => ({
      href: `/vpn-server/${each.slug}`,
      title: countryName(each.code, words),
      code: each.code,
    })),
  { href: '/vpn-server', title: words(navigationMessages.allLocations) },
];

/** Between the first cities of two countries, in radians along the great circle. */
function distance(a: Country, b: Country): number {
  const place = ({ cities }: Country) =>
    (cities[0]?.at ?? [0, 0]).map((degrees) => (degrees * Math.PI) / 180);
  const [latA = 0, lonA = 0] = place(a);
  const [latB = 0, lonB = 0] = place(b);
  return Math.acos(Math.sin(latA) * Math.sin(latB) + Math.cos(latA) * Math.cos(latB) * Math.cos(lonA - lonB));
}
