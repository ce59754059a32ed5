import type { ErrorName } from '@tern/contract';
import { CallError } from '../api/CallError.ts';

export type IslandFailure = 'rate_limited' | 'network' | 'bot_check' | 'unknown';

/** The failure a form shows for an error of the service. */
export function failureOfName(error: ErrorName | 'network' | string): IslandFailure {
  if (error === 'rate_limited' || error === 'network') return error;
  if (error === 'unavailable') return 'network';
  return error.startsWith('bot_check') ? 'bot_check' : 'unknown';
}

/** The failure a form shows for a call that failed. */
export const failureOf = (problem: unknown): IslandFailure =>
  problem instanceof CallError ? failureOfName(problem.error) : 'unknown';
