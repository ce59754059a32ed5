import type { IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { openCountryReader } from './modules/geo/geoReader.ts';
import { countryOfRequest } from './requestFacts.ts';
import { ConfigError, type Environment } from './settings.ts';

/**
 * Where visitors are, by the same rules as in the service, for an edge whose service runs elsewhere. Reads
 * `TRUSTED_PROXIES` (those in front of the edge), `DATA_DIR` and `NODE_ENV`.
 */
export async function openCountries(env: Environment): Promise<(request: IncomingMessage) => string | null> {
  const trustedProxies = Number(env.TRUSTED_PROXIES?.trim() || '0');
  if (!Number.isInteger(trustedProxies) || trustedProxies < 0 || trustedProxies > 10) {
    throw new ConfigError(['TRUSTED_PROXIES is the number of proxies in front, 0 to 10.']);
  }
  const context = {
    config: { production: env.NODE_ENV === 'production', trustedProxies },
    geo: await openCountryReader(resolve(env.DATA_DIR?.trim() || '.data')),
  };
  return (request) => countryOfRequest(request, context);
}
