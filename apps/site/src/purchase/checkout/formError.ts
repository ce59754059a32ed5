import type { CheckoutError as FormError } from '@tern/patterns';
import type { CheckoutError } from './checkoutState.ts';

/** The service's words for what is in the way, as the form names it. */
const names: Partial<Record<CheckoutError, FormError>> = {
  network: 'network',
  unavailable: 'network',
  provider_unavailable: 'provider_away',
  payment_failed: 'payment_failed',
  plan_purchased: 'plan_purchased',
  validation_failed: 'email_invalid',
  email_known: 'account_exists',
  quote_changed: 'quote_changed',
  quote_unknown: 'quote_expired',
  country_blocked: 'not_available_in_country',
  method_unavailable: 'method_unavailable',
  charge_differs: 'charge_differs',
  payment_pending: 'payment_pending',
  plan_shortened: 'plan_shortened',
  rate_limited: 'too_many_requests',
  bot_check_failed: 'bot_check_failed',
  bot_check_score_too_low: 'bot_check_failed',
  bot_check_required: 'bot_check_unavailable',
  bot_check_unavailable: 'bot_check_unavailable',
  card_declined: 'card_declined',
  card_no_funds: 'card_no_funds',
  card_expired: 'card_expired',
  card_wrong: 'card_wrong',
  not_confirmed: 'not_confirmed',
  trial_unavailable: 'trial_unavailable',
  trial_used: 'trial_used',
  trial_with_plan: 'trial_with_plan',
};

export const formError = (error: CheckoutError): FormError => names[error] ?? 'unknown';
