import type { NetworkCountry } from '@tern/contract';
import { type Country, countries } from '@tern/domain';
import type { TernMessage } from '@tern/i18n';
import { GlobePlate, hasChart, PlacesMap } from '@tern/ui';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { Fold } from '../../app/Fold.tsx';
import { usePublicData } from '../../app/PublicDataContext.tsx';
import { countryNameIn } from '../../app/placeNames.ts';
import type { NetworkData } from '../../app/publicData.ts';
import { useSite } from '../../app/SiteContext.tsx';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { CountrySheet } from './CountrySheet.tsx';
import { citiesMessages } from './cities.messages.ts';
import { countryPages } from './countries.messages.ts';
import { countryName } from './countryName.ts';
import { countryPageMessages } from './countryPage.messages.ts';
import { networkPageMessages as m } from './networkPage.messages.ts';
import { timeOf } from './networkViews.ts';
import { type ServerPageProps, VpnServerBelow } from './VpnServerBelow.tsx';
import { vpnServerPageMessages } from './vpnServerPage.messages.ts';

/**
 * All countries, or the one that the address names (spec section 2). With a network feed every place that has servers;
 * without one the countries that have texts.
 */
export function VpnServerPage() {
  const { country: slug } = useParams();
  const page = {
    country: countries.find((each) => each.slug === slug),
    network: usePublicData().network,
  };
  return (
    <>
      <FirstScreen {...page} />
      <Fold />
      <VpnServerBelow {...page} />
    </>
  );
}

function FirstScreen({ country, network }: ServerPageProps) {
  if (country) return <CountryIntro country={country} network={network} />;
  if (network?.country) return <NetworkCountryIntro network={network} country={network.country} />;
  return network ? <AtlasIntro network={network} /> : <CountriesIntro />;
}

const serversOf = (places: readonly NetworkCountry[]) =>
  places.flatMap(({ cities }) => cities).reduce((sum, { servers }) => sum + servers, 0);

function AtlasIntro({ network }: { network: NetworkData }) {
  const words = useWords();
  const { language } = useSite();
  const { countries: places, issued_at: issuedAt } = network.places;
  return (
    <Intro
      title={words(m.title, { count: places.length })}
      lead={words(m.lead, { count: serversOf(places), time: timeOf(issuedAt, language) })}
      actions="plans"
      picture={
        <PlacesMap
          title={words(m.mapTitle)}
          places={places.flatMap(({ cities }) =>
            cities.map(({ latitude, longitude }) => ({ latitude, longitude })),
          )}
        />
      }
      crumbs={[{ label: words(countryPageMessages.index) }]}
    />
  );
}

function CountriesIntro() {
  const words = useWords();
  const { variant } = useSite();
  return (
    <Intro
      title={words(vpnServerPageMessages.title)}
      lead={words(vpnServerPageMessages.lead)}
      actions="plans"
      picture={<GlobePlate variant="north" pageVariant={variant} />}
      crumbs={[{ label: words(countryPageMessages.index) }]}
    />
  );
}

function CountryIntro({ country, network }: { country: Country; network: NetworkData | undefined }) {
  const words = useWords();
  const say = countryPages[country.slug as keyof typeof countryPages];
  return (
    <CountrySheet
      code={country.code}
      name={countryName(country.code, words)}
      own={{ title: words(say.title), lead: words(say.lead) }}
      network={network}
      country={network?.country}
      cities={country.cities.map(({ name, at: [latitude, longitude] }) => ({
        name: words((citiesMessages as Readonly<Record<string, TernMessage>>)[name] as TernMessage),
        ...{ latitude, longitude },
      }))}
    />
  );
}

/** A country that has no texts of its own, with a line that says so; its cities on the chart, and those around them. */
function NetworkCountryIntro({ network, country }: { network: NetworkData; country: NetworkCountry }) {
  const words = useWords();
  const name = countryNameIn(useIntl(), country);
  const [first] = country.cities;
  if (hasChart(country.code))
    return <CountrySheet code={country.code} name={name} network={network} country={country} />;
  return (
    <Intro
      title={words(m.sheetTitle, { country: name, count: serversOf([country]) })}
      lead={words(m.sheetLead)}
      note={words(m.sheetNote)}
      actions="plans"
      picture={
        <PlacesMap
          title={words(m.mapTitle)}
          around={first}
          places={network.places.countries.flatMap(({ code, cities }) =>
            cities.map(({ latitude, longitude }) => ({ latitude, longitude, own: code === country.code })),
          )}
        />
      }
      crumbs={[{ label: words(countryPageMessages.index), href: '/vpn-server' }, { label: name }]}
    />
  );
}
