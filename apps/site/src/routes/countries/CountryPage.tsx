import type { NetworkCountry } from '@tern/contract';
import { type Country, countries } from '@tern/domain';
import type { TernMessage } from '@tern/i18n';
import { hasChart, PlacesMap } from '@tern/ui';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { Fold } from '../../app/Fold.tsx';
import { usePublicData } from '../../app/PublicDataContext.tsx';
import { countryNameIn } from '../../app/placeNames.ts';
import type { NetworkData } from '../../app/publicData.ts';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { CountryBelow, type CountryParts } from './CountryBelow.tsx';
import { CountrySheet } from './CountrySheet.tsx';
import { citiesMessages } from './cities.messages.ts';
import { countryPages } from './countries.messages.ts';
import { countryName } from './countryName.ts';
import { countryPageMessages } from './countryPage.messages.ts';
import { networkPageMessages as m } from './networkPage.messages.ts';
import { serversIn } from './networkViews.ts';

/** The country that the address names: one with texts of its own, or one of the network feed (spec section 2). */
export function CountryPage() {
  const { country: slug } = useParams();
  const page = {
    country: countries.find((each) => each.slug === slug),
    network: usePublicData().network,
  };
  return (
    <>
      <FirstScreen {...page} />
      <Fold />
      <CountryBelow {...page} />
    </>
  );
}

function FirstScreen({ country, network }: CountryParts) {
  if (country) return <CountryIntro country={country} network={network} />;
  return network?.country ? <NetworkCountryIntro network={network} country={network.country} /> : null;
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
      title={words(m.sheetTitle, { country: name, count: serversIn([country]) })}
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
