import { networkPlaces } from './networkPlaces.ts';
import { networkProof } from './networkProof.ts';
import { networkServers } from './networkServers.ts';

export { exitAt, exitFacts, exitNetworks } from './exits.ts';
export { trustedHash } from './feed.repo.ts';
export { keepSamples } from './keepSamples.ts';
export { openvpnFiles } from './openvpnFiles.ts';
export { signedFeed } from './signedFeed.ts';
export { syncNetwork } from './syncNetwork.ts';
export { wireguardCities } from './wireguardCities.ts';

export const networkHandlers = [networkPlaces, networkProof, networkServers];
