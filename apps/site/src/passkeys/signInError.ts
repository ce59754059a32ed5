import type { LoginError } from '@tern/patterns';
import type { SignInFailure } from './signIn.store.ts';

const formErrors: Partial<Record<SignInFailure | 'bot_check_unavailable', LoginError>> = {
  incorrect_credentials: 'incorrect_credentials',
  code_expired: 'code_expired',
  second_factor_off: 'code_expired',
  validation_failed: 'incorrect_credentials',
  rate_limited: 'rate_limited',
  bot_check_required: 'bot_check_unavailable',
  bot_check_unavailable: 'bot_check_unavailable',
  bot_check_failed: 'bot_check_failed',
  bot_check_score_too_low: 'bot_check_score_too_low',
  network: 'network',
  unavailable: 'network',
  passkey_cancelled: 'passkey_cancelled',
  passkey_unsupported: 'passkey_unsupported',
  passkey_blocked: 'passkey_blocked',
  passkey_other_origin: 'passkey_other_origin',
  passkey_expired: 'passkey_expired',
  passkey_unknown: 'passkey_unknown',
  passkey_refused: 'passkey_refused',
  passkey_counter: 'passkey_counter',
};

/** The form's word for what went wrong. */
export const signInError = (error: SignInFailure): LoginError =>
  formErrors[error as keyof typeof formErrors] ?? 'unknown';
