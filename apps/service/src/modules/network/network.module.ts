export { exitAt, exitFacts, exitNetworks } from './exits.ts';
export { keepSamples } from './keepSamples.ts';
export { syncNetwork } from './syncNetwork.ts';
