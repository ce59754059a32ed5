import type { ErrorName } from '@tern/contract';
import { useState } from 'react';
import { CallError } from '../api/CallError.ts';

/** `expired`: the link of a mail. */
export type SubmissionError = 'expired' | 'rate_limited' | 'network' | 'bot_check' | 'unknown';

function errorOf(error: ErrorName | string): SubmissionError {
  if (error === 'link_expired') return 'expired';
  if (error === 'rate_limited' || error === 'network') return error;
  if (error === 'unavailable') return 'network';
  return error.startsWith('bot_check') ? 'bot_check' : 'unknown';
}

/**
 * The requests of an island's form, one at a time: each leads to another state or to an error. `posted` is the form that
 * was sent before any script ran.
 */
export function useSubmission<State>(initial: State, posted: { error?: ErrorName } | undefined) {
  const [state, setState] = useState(initial);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState(() =>
    // A refused value is an error of its field, which the form finds again.
    posted?.error && posted.error !== 'validation_failed' ? errorOf(posted.error) : undefined,
  );
  const submit = async (request: () => Promise<State>) => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      setState(await request());
    } catch (problem) {
      setError(problem instanceof CallError ? errorOf(problem.error) : 'unknown');
    } finally {
      setBusy(false);
    }
  };
  return { state, setState, busy, error, submit: (request: () => Promise<State>) => void submit(request) };
}
