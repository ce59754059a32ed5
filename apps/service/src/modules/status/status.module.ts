import { status } from './status.ts';

export { statusVersion } from './incidentsOf.ts';
export { sampleStatus } from './sampleStatus.ts';

export const statusHandlers = [status];
