import { countries } from '@tern/domain';
import { useParams } from 'react-router-dom';
import { usePublicData } from '../../app/PublicDataContext.tsx';
import { AtlasIndex } from './AtlasIndex.tsx';
import { CountriesIndex } from './CountriesIndex.tsx';
import { CountryPage } from './CountryPage.tsx';
import { NetworkCountryPage } from './NetworkCountryPage.tsx';

/**
 * All countries, or the one that the address names (spec section 2). With a network feed every place that has servers;
 * without one the countries that have texts.
 */
export function VpnServerPage() {
  const { country: slug } = useParams();
  const { network } = usePublicData();
  const country = countries.find((each) => each.slug === slug);
  if (country) return <CountryPage country={country} />;
  if (network?.country) return <NetworkCountryPage network={network} country={network.country} />;
  return network ? <AtlasIndex network={network} /> : <CountriesIndex />;
}
