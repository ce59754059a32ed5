import { CallError } from '../api/CallError.ts';

/** The failure a form shows for a call that failed. */
export function failureOf(problem: unknown): 'rate_limited' | 'network' | 'bot_check' | 'unknown' {
  if (!(problem instanceof CallError)) return 'unknown';
  if (problem.error === 'rate_limited' || problem.error === 'network') return problem.error;
  return problem.error.startsWith('bot_check') ? 'bot_check' : 'unknown';
}
