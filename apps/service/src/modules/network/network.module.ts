import { networkPlaces } from './networkPlaces.ts';
import { networkServers } from './networkServers.ts';

export { exitAt, exitFacts, exitNetworks } from './exits.ts';
export { trustedHash } from './feed.repo.ts';
export { keepSamples } from './keepSamples.ts';
export { syncNetwork } from './syncNetwork.ts';

export const networkHandlers = [networkPlaces, networkServers];
