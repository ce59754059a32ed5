import { brand, openvpnFilePath } from '@tern/domain';
import type { Context } from '../../context.ts';
import { OperationError } from '../../handler.ts';
import type { RawRoutes } from '../../server.ts';
import { oldestState } from './keepSamples.ts';
import { openvpnCities, openvpnServers, readProfile } from './openvpn.repo.ts';
import { openvpnFile } from './openvpnFile.ts';

/** Servers that a file names at most: OpenVPN takes 64, and one that is away costs a person a minute. */
const mostServers = 8;
/** The start of the names of files: letters and digits of the brand's name. */
const prefix = brand.name.toLowerCase().replace(/[^a-z0-9]/g, '') || 'vpn';

/** The profile of the feed; undefined where the feed has none, or is too old to know which servers are up. */
async function currentProfile({ config, db, clock }: Context): Promise<string | undefined> {
  if (!config.networkFeedUrl || !config.networkKeys.length) return undefined;
  const found = await readProfile(db, config.networkKeys);
  return found && clock.now() - found.issuedAt.getTime() <= oldestState ? found.profile : undefined;
}

/** Those of these cities that have an OpenVPN file now. */
export async function citiesWithFile(context: Context, cities: readonly string[]): Promise<Set<string>> {
  if (!cities.length || (await currentProfile(context)) === undefined) return new Set();
  return openvpnCities(context.db, cities);
}

/** Serves an OpenVPN file for each city of the network that has servers for it (`docs/network-feed.md`). */
export function openvpnFiles(context: Context): RawRoutes {
  return (app) => {
    app.get(openvpnFilePath(':city'), { config: { operation: 'openvpnFile' } }, async (request, reply) => {
      const { city = '' } = request.params as { city?: string };
      const profile = await currentProfile(context);
      if (profile === undefined) throw new OperationError('not_found');
      const file = openvpnFile(profile, await openvpnServers(context.db, city, mostServers));
      if (file === undefined) throw new OperationError('not_found');
      return reply
        .headers({
          'Cache-Control': 'public, max-age=60',
          'Content-Disposition': `attachment; filename="${prefix}-${city}.ovpn"`,
        })
        .type('application/x-openvpn-profile')
        .send(file);
    });
  };
}
