import type { CheckoutError as FormError } from '@tern/patterns';
import type { CheckoutError } from './checkoutState.ts';

/** The service's words for what is in the way, where the form names it otherwise. */
const names: Partial<Record<CheckoutError, FormError>> = {
  unavailable: 'network',
  provider_unavailable: 'provider_away',
  validation_failed: 'email_invalid',
  email_known: 'account_exists',
  quote_unknown: 'quote_expired',
  country_blocked: 'not_available_in_country',
  rate_limited: 'too_many_requests',
  bot_check_score_too_low: 'bot_check_failed',
  bot_check_required: 'bot_check_unavailable',
};

/** A name that the form has no sentence for is said there as `unknown`. */
export const formError = (error: CheckoutError) => names[error] ?? (error as FormError);
