import { countries } from '@tern/domain';
import { useParams } from 'react-router-dom';
import { CountriesPage } from './CountriesPage.tsx';
import { CountryPage } from './CountryPage.tsx';

export function Page() {
  const { country: slug } = useParams();
  const country = countries.find((each) => each.slug === slug);
  return country ? <CountryPage country={country} /> : <CountriesPage />;
}
