import type { Country } from '@tern/domain';
import type { NetworkData } from '../../app/publicData.ts';
import { AtlasBelow } from './AtlasBelow.tsx';
import { CountriesBelow } from './CountriesBelow.tsx';
import { CountryBelow } from './CountryBelow.tsx';
import { NetworkCountryBelow } from './NetworkCountryBelow.tsx';

export interface ServerPageProps {
  /** A country with texts of its own. */
  country: Country | undefined;
  network: NetworkData | undefined;
}

/** Below the first screen of a page about servers: its stylesheet is one file for all of them. */
export function VpnServerBelow({ country, network }: ServerPageProps) {
  if (country) return <CountryBelow country={country} />;
  if (network?.country) return <NetworkCountryBelow network={network} country={network.country} />;
  return network ? <AtlasBelow network={network} /> : <CountriesBelow />;
}
