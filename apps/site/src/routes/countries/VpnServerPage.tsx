import { countries } from '@tern/domain';
import { useParams } from 'react-router-dom';
import { CountriesIndex } from './CountriesIndex.tsx';
import { CountryPage } from './CountryPage.tsx';

/** All countries, or the one that the address names (spec section 2). */
export function VpnServerPage() {
  const { country: slug } = useParams();
  const country = countries.find((each) => each.slug === slug);
  return country ? <CountryPage country={country} /> : <CountriesIndex />;
}
