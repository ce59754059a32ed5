import type { Country } from '@tern/domain';
import type { NetworkData } from '../../app/publicData.ts';
import { GuidedCountryBelow } from './GuidedCountryBelow.tsx';
import { NetworkCountryBelow } from './NetworkCountryBelow.tsx';

export interface CountryParts {
  /** A country with texts of its own. */
  country: Country | undefined;
  network: NetworkData | undefined;
}

/** Below the first screen of a country: its stylesheet is one file for all of them. */
export function CountryBelow({ country, network }: CountryParts) {
  if (country) return <GuidedCountryBelow country={country} />;
  return network?.country ? <NetworkCountryBelow network={network} country={network.country} /> : null;
}
