import { accountErrors } from './accountErrors.ts';
import { type ErrorName, errorCodes } from './errorCodes.ts';

/**
 * The closed list of failures. `code` (`errorCodes`) is stable and read by clients first, then `status`
 * (spec section 8). 401 and 403 make clients drop the token, so only session failures use them.
 * Messages are the specification's English, word for word where it has a sentence; the site shows its own text by name.
 */
export const errors = {
  // Requests
  validation_failed: {
    code: errorCodes.validation_failed,
    status: 400,
    message: 'Please check the marked fields.',
  },
  malformed_request: {
    code: errorCodes.malformed_request,
    status: 400,
    message: 'The request could not be read.',
  },
  signature_invalid: {
    code: errorCodes.signature_invalid,
    status: 400,
    message: 'The signature does not match.',
  },
  not_found: { code: errorCodes.not_found, status: 404, message: 'There is nothing at this address.' },
  method_not_allowed: {
    code: errorCodes.method_not_allowed,
    status: 405,
    message: 'This address does not take that method.',
  },
  payload_too_large: {
    code: errorCodes.payload_too_large,
    status: 413,
    message: 'The request is too large.',
  },
  unsupported_media_type: { code: errorCodes.unsupported_media_type, status: 415, message: 'Send JSON.' },
  rate_limited: {
    code: errorCodes.rate_limited,
    status: 429,
    message: 'Too many tries. Please wait a moment.',
  },
  country_blocked: {
    code: errorCodes.country_blocked,
    status: 451,
    message: 'Due to policy, this service is not available in China. Thank you for your understanding!',
  },
  internal: { code: errorCodes.internal, status: 500, message: 'Something went wrong on our side.' },
  unavailable: {
    code: errorCodes.unavailable,
    status: 503,
    message: 'The service is not available right now.',
  },

  // Session
  unauthenticated: { code: errorCodes.unauthenticated, status: 401, message: 'Please sign in.' },
  session_invalid: { code: errorCodes.session_invalid, status: 401, message: 'You have been logged out.' },
  session_ended: {
    code: errorCodes.session_ended,
    status: 401,
    message: 'You have been logged out elsewhere.',
  },
  session_expired: { code: errorCodes.session_expired, status: 401, message: 'Your session has expired.' },

  // Account
  incorrect_credentials: {
    code: errorCodes.incorrect_credentials,
    status: 422,
    message: 'Incorrect username or password.',
  },
  email_known: {
    code: errorCodes.email_known,
    status: 409,
    message: 'This address has an account. Please sign in.',
  },
  bot_check_failed: { code: errorCodes.bot_check_failed, status: 422, message: 'Verification failed' },
  bot_check_score_too_low: {
    code: errorCodes.bot_check_score_too_low,
    status: 422,
    message: 'ReCaptchaScoreTooLow',
  },
  password_already_set: {
    code: errorCodes.password_already_set,
    status: 409,
    message: 'This account already has a password.',
  },
  email_not_registered: {
    code: errorCodes.email_not_registered,
    status: 422,
    message: 'email not registered',
  },
  verification_failed: { code: errorCodes.verification_failed, status: 422, message: 'Verification failed' },
  code_expired: { code: errorCodes.code_expired, status: 422, message: 'code expired.' },
  incorrect_password: { code: errorCodes.incorrect_password, status: 422, message: 'Incorrect password' },
  password_unchanged: { code: errorCodes.password_unchanged, status: 422, message: 'Password no change' },
  password_not_set: {
    code: errorCodes.password_not_set,
    status: 409,
    message: 'This account has no password yet.',
  },
  device_unknown: {
    code: errorCodes.device_unknown,
    status: 404,
    message: 'This device is not in your account.',
  },
  device_limit: {
    code: errorCodes.device_limit,
    status: 409,
    message: 'All devices are in use. Remove one first.',
  },
  wireguard_key_unknown: {
    code: errorCodes.wireguard_key_unknown,
    status: 404,
    message: 'This key is not in your account.',
  },
  wireguard_key_taken: {
    code: errorCodes.wireguard_key_taken,
    status: 409,
    message: 'This public key is in use already. Please make a new one.',
  },
  wireguard_key_refused: {
    code: errorCodes.wireguard_key_refused,
    status: 422,
    message: 'The servers did not take this key. Please make a new one.',
  },
  provisioning_unavailable: {
    code: errorCodes.provisioning_unavailable,
    status: 503,
    message: 'The servers have not confirmed the key yet. Please send it again in a moment.',
  },
  plan_needed: {
    code: errorCodes.plan_needed,
    status: 409,
    message: 'This needs a plan that runs.',
  },
  ip_invalid: { code: errorCodes.ip_invalid, status: 422, message: 'This is not an IP address.' },
  ip_reserved: { code: errorCodes.ip_reserved, status: 422, message: 'This address is private or reserved.' },
  session_unknown: {
    code: errorCodes.session_unknown,
    status: 404,
    message: 'This session is not in your account.',
  },
  handover_invalid: {
    code: errorCodes.handover_invalid,
    status: 422,
    message: 'This link has expired or was used before.',
  },
  bot_check_required: {
    code: errorCodes.bot_check_required,
    status: 422,
    message: 'Please pass the bot check first.',
  },
  bot_check_unavailable: {
    code: errorCodes.bot_check_unavailable,
    status: 503,
    message: 'The bot check could not load. Please refresh the page.',
  },
  link_expired: { code: errorCodes.link_expired, status: 422, message: 'This link has expired.' },
  purchase_found: {
    code: errorCodes.purchase_found,
    status: 409,
    message: 'Something was bought with this address before it was confirmed. Say whose purchase it is.',
  },
  ...accountErrors,
  student_email_unknown: {
    code: errorCodes.student_email_unknown,
    status: 422,
    message: 'This is not an address of a school that we know.',
  },
  student_proof_taken: {
    code: errorCodes.student_proof_taken,
    status: 409,
    message: 'Another account has used this proof already.',
  },

  // Payment
  plan_unknown: { code: errorCodes.plan_unknown, status: 404, message: 'This plan does not exist.' },
  quote_unknown: { code: errorCodes.quote_unknown, status: 404, message: 'This offer does not exist.' },
  quote_changed: {
    code: errorCodes.quote_changed,
    status: 409,
    message: 'The offer has changed. Please check the new price.',
  },
  plan_purchased: {
    code: errorCodes.plan_purchased,
    status: 409,
    message: 'The plan had purchased. You can upgrade the new plan.',
  },
  order_unknown: { code: errorCodes.order_unknown, status: 404, message: 'This order does not exist.' },
  method_unavailable: {
    code: errorCodes.method_unavailable,
    status: 422,
    message: 'This way to pay is not available.',
  },
  provider_unavailable: {
    code: errorCodes.provider_unavailable,
    status: 503,
    message: 'Network error, payment failed.',
  },
  offer_unknown: { code: errorCodes.offer_unknown, status: 404, message: 'This offer does not hold now.' },
  coupon_invalid: {
    code: errorCodes.coupon_invalid,
    status: 422,
    message: 'This code does not work for this plan.',
  },
  trial_unavailable: {
    code: errorCodes.trial_unavailable,
    status: 422,
    message: 'There is no free trial of this plan.',
  },
  trial_used: {
    code: errorCodes.trial_used,
    status: 409,
    message: 'The free trial is once per person. You can still buy the plan.',
  },
  trial_with_plan: {
    code: errorCodes.trial_with_plan,
    status: 409,
    message: 'The free trial is for people without a plan. You can still buy the plan.',
  },
  subscription_unknown: {
    code: errorCodes.subscription_unknown,
    status: 404,
    message: 'This subscription does not exist.',
  },
  charge_differs: {
    code: errorCodes.charge_differs,
    status: 422,
    message: 'The payment provider asked for another sum, so its page was closed. Nothing was charged.',
  },
  payment_pending: {
    code: errorCodes.payment_pending,
    status: 409,
    message: 'A payment of this plan is on its way. Banks take some days for it.',
  },
  plan_shortened: {
    code: errorCodes.plan_shortened,
    status: 409,
    message: 'The plan would end earlier than the one it takes over. The buyer has to agree to that.',
  },
  vat_id_unknown: {
    code: errorCodes.vat_id_unknown,
    status: 422,
    message: 'This VAT id is not registered.',
  },
  payment_failed: { code: errorCodes.payment_failed, status: 422, message: 'Payment Failed.' },
} as const satisfies Record<ErrorName, ErrorDefinition>;

export interface ErrorDefinition {
  readonly code: number;
  /** The HTTP status of the response. */
  readonly status: number;
  readonly message: string;
}

/** Failures that every operation can respond with. */
export const commonErrors = [
  'validation_failed',
  'malformed_request',
  'method_not_allowed',
  'payload_too_large',
  'unsupported_media_type',
  'rate_limited',
  'unauthenticated',
  'session_invalid',
  'session_ended',
  'session_expired',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorName[];

export type CommonErrorName = (typeof commonErrors)[number];
