import { publicExperiments } from './publicExperiments.ts';

export { noteExperiments } from './noteExperiments.ts';

export const experimentHandlers = [publicExperiments];
