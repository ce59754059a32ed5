import { openCountryReader } from './modules/geo/geoReader.ts';
import { addressOf, countryOfRequest, type RequestHead } from './requestFacts.ts';

/**
 * Who visitors are and where, by the same rules as in the service, for an edge whose service runs elsewhere.
 * `trustedProxies` are those in front of the edge.
 */
export function openVisitors(config: { production: boolean; trustedProxies: number; dataDir: string }): {
  countryOf(request: RequestHead): string | null;
  addressOf(request: RequestHead): string;
} {
  const context = { config, geo: openCountryReader(config.dataDir) };
  return {
    countryOf: (request) => countryOfRequest(request, context),
    addressOf: (request) => addressOf(request, context),
  };
}
