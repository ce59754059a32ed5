import type { ExperimentFile } from '@tern/contract';
import type { Context } from '../../context.ts';
import { readExperiments } from './readExperiments.ts';

const known = new WeakMap<Context, readonly ExperimentFile[]>();

/** Takes the experiments of an app config in place of those of the one before. */
export function noteExperiments(context: Context, json: unknown): void {
  const { experiments, refused } = readExperiments(json);
  if (refused.length) context.log.warn({ refused }, 'experiments of the app config were refused');
  known.set(context, experiments);
}

/** Those of the last app config. */
export const experimentsOf = (context: Context): readonly ExperimentFile[] => known.get(context) ?? [];
