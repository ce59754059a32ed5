import type { NetworkCountry } from '@tern/contract';
import { PlacesMap } from '@tern/ui';
import { useIntl } from 'react-intl';
import type { NetworkData } from '../../app/publicData.ts';
import { End } from '../../content/End.tsx';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { AllServers, useWholeCity } from './AllServers.tsx';
import { CountryCities, CountryFacts, NearCountries } from './CountryNetwork.tsx';
import { countryPageMessages } from './countryPage.messages.ts';
import { networkPageMessages as m } from './networkPage.messages.ts';
import { countryNameIn } from './networkViews.ts';
import { UsualForms } from './UsualForms.tsx';

/** A country of the network feed that has no texts of its own: its data, and a line that says so. */
export function NetworkCountryPage({ network, country }: { network: NetworkData; country: NetworkCountry }) {
  const intl = useIntl();
  const words = useWords();
  const name = countryNameIn(intl, country);
  const whole = useWholeCity(country);
  const count = country.cities.reduce((sum, { servers }) => sum + servers, 0);
  return (
    <>
      <Intro
        title={words(m.sheetTitle, { country: name, count })}
        lead={words(m.sheetLead)}
        note={words(m.sheetNote)}
        actions="plans"
        picture={<CountryPlaces network={network} country={country} />}
        crumbs={[{ label: words(countryPageMessages.index), href: '/vpn-server' }, { label: name }]}
      />
      {whole ? <AllServers network={network} country={country} whole={whole} /> : null}
      {whole ? null : <CountryCities network={network} country={country} />}
      <CountryFacts
        title={words(countryPageMessages.factsTitle, { country: name })}
        network={network}
        country={country}
      />
      <UsualForms country={country} />
      <NearCountries network={network} country={country} />
      <End />
    </>
  );
}

/** The cities of a country on the chart, and those around them. */
export function CountryPlaces({ network, country }: { network: NetworkData; country: NetworkCountry }) {
  const words = useWords();
  const [first] = country.cities;
  return (
    <PlacesMap
      title={words(m.mapTitle)}
      around={first}
      places={network.places.countries.flatMap(({ code, cities }) =>
        cities.map(({ latitude, longitude }) => ({ latitude, longitude, own: code === country.code })),
      )}
    />
  );
}
