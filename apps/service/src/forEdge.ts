/** The parts of the service that an edge needs whose service runs elsewhere: without them it would load all of it. */

export { type EdgeConfig, edgeSettings, readEdgeConfig } from './edgeConfig.ts';
export { endOnFailure, endWithFailure } from './failures/endOnFailure.ts';
export { safeReason } from './failures/safeReason.ts';
export { openVisitors } from './openVisitors.ts';
export type { RequestHead } from './requestFacts.ts';
export { sandboxIsOn } from './sandboxIsOn.ts';
export { readListenHost } from './serverConfig.ts';
export { ConfigError, type Environment } from './settings.ts';
export { stopOnSignal } from './stopOnSignal.ts';
export { readStopSettings } from './stopSettings.ts';
export { unknownSettings } from './unknownSettings.ts';
