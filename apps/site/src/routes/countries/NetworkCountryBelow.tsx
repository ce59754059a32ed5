import type { NetworkCountry } from '@tern/contract';
import { useIntl } from 'react-intl';
import { countryNameIn } from '../../app/placeNames.ts';
import type { NetworkData } from '../../app/publicData.ts';
import { End } from '../../content/End.tsx';
import { useWords } from '../../content/useWords.ts';
import { AllServers, useWholeCity } from './AllServers.tsx';
import { CountryCities, CountryFacts, NearCountries } from './CountryNetwork.tsx';
import { countryPageMessages } from './countryPage.messages.ts';
import { UsualForms } from './UsualForms.tsx';

/** A country of the network feed that has no texts of its own: its data, and a line that says so. */
export function NetworkCountryBelow({ network, country }: { network: NetworkData; country: NetworkCountry }) {
  const intl = useIntl();
  const words = useWords();
  const name = countryNameIn(intl, country);
  const whole = useWholeCity(country);
  return (
    <>
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
