import type { NetworkCountry } from '@tern/contract';
import { type Country, countries } from '@tern/domain';
import type { TernMessage } from '@tern/i18n';
import { Atlas } from '@tern/patterns';
import { Breadcrumbs, GlobePlate, Heading, hasChart, Link, PlacesMap, Sentences, Text } from '@tern/ui';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { Fold } from '../../app/Fold.tsx';
import { usePublicData } from '../../app/PublicDataContext.tsx';
import { countryNameIn } from '../../app/placeNames.ts';
import type { NetworkData } from '../../app/publicData.ts';
import { useSite } from '../../app/SiteContext.tsx';
import { contentPageMessages } from '../../content/contentPage.messages.ts';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { CountrySheet } from './CountrySheet.tsx';
import { citiesMessages } from './cities.messages.ts';
import { countryPages } from './countries.messages.ts';
import { countryName } from './countryName.ts';
import { countryPageMessages } from './countryPage.messages.ts';
import { networkPageMessages as m } from './networkPage.messages.ts';
import { timeOf } from './networkViews.ts';
import { AtlasPlaces, PlaceChartPart, type ServerPageProps, VpnServerBelow } from './VpnServerBelow.tsx';
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
  const { country, network } = page;
  return (
    <>
      {network && !country && !network.country ? (
        <AtlasTop network={network} />
      ) : (
        <>
          <FirstScreen {...page} />
          <Fold />
        </>
      )}
      <VpnServerBelow {...page} />
    </>
  );
}

function FirstScreen({ country, network }: ServerPageProps) {
  if (country) return <CountryIntro country={country} network={network} />;
  if (network?.country) return <NetworkCountryIntro network={network} country={network.country} />;
  return <CountriesIntro />;
}

const serversOf = (places: readonly NetworkCountry[]) =>
  places.flatMap(({ cities }) => cities).reduce((sum, { servers }) => sum + servers, 0);

/** All places: the list begins on the first screen, beside the chart. */
function AtlasTop({ network }: { network: NetworkData }) {
  const words = useWords();
  const { language } = useSite();
  const { countries: places, issued_at: issuedAt } = network.places;
  return (
    <Atlas
      head={
        <>
          <Breadcrumbs
            label={words(contentPageMessages.breadcrumbs)}
            items={[
              { label: words(contentPageMessages.home), href: '/' },
              { label: words(countryPageMessages.index) },
            ]}
          />
          <Heading level={1}>
            <Sentences text={words(m.title, { count: places.length })} />
          </Heading>
          <Text size="small" tone="muted">
            {words(m.lead, { count: serversOf(places), time: timeOf(issuedAt, language) })}
          </Text>
          <div>
            <Link href="/transparency#claims">{words(m.checkSignature)}</Link>
          </div>
        </>
      }
      picture={
        <PlacesMap
          title={words(m.mapTitle)}
          places={places.flatMap(({ cities }) =>
            cities.map(({ latitude, longitude }) => ({ latitude, longitude })),
          )}
        />
      }
      chart={<PlaceChartPart />}
    >
      <Fold />
      <AtlasPlaces network={network} />
    </Atlas>
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
