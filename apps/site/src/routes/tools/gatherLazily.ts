import type { GatherOptions, gatherCandidates } from './gatherCandidates.ts';

/** Gathers like `gatherCandidates`, which comes when it is asked for. */
export const gatherLazily: typeof gatherCandidates = async (options: GatherOptions) =>
  (await import('./gatherCandidates.ts')).gatherCandidates(options);
