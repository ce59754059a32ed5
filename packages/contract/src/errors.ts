/**
 * The closed list of failures. `code` is stable and read by clients first, then `status`
 * (spec section 8). 401 and 403 make clients drop the token, so only session failures use them.
 * Messages are the specification's English, word for word where it has a sentence; the site shows its own text by name.
 */
export const errors = {
  // Requests
  validation_failed: { code: 40001, status: 400, message: 'Please check the marked fields.' },
  malformed_request: { code: 40002, status: 400, message: 'The request could not be read.' },
  signature_invalid: { code: 40003, status: 400, message: 'The signature does not match.' },
  not_found: { code: 40400, status: 404, message: 'There is nothing at this address.' },
  method_not_allowed: { code: 40500, status: 405, message: 'This address does not take that method.' },
  payload_too_large: { code: 41300, status: 413, message: 'The request is too large.' },
  unsupported_media_type: { code: 41500, status: 415, message: 'Send JSON.' },
  rate_limited: { code: 42900, status: 429, message: 'Too many tries. Please wait a moment.' },
  country_blocked: {
    code: 45100,
    status: 451,
    message: 'Due to policy, this service is not available in China. Thank you for your understanding!',
  },
  internal: { code: 50000, status: 500, message: 'Something went wrong on our side.' },
  unavailable: { code: 50300, status: 503, message: 'The service is not available right now.' },

  // Session
  unauthenticated: { code: 40100, status: 401, message: 'Please sign in.' },
  session_invalid: { code: 50008, status: 401, message: 'You have been logged out.' },
  session_ended: { code: 50012, status: 401, message: 'You have been logged out elsewhere.' },
  session_expired: { code: 50014, status: 401, message: 'Your session has expired.' },

  // Account
  incorrect_credentials: { code: 20101, status: 422, message: 'Incorrect username or password.' },
  email_known: { code: 20102, status: 409, message: 'This address has an account. Please sign in.' },
  bot_check_failed: { code: 20103, status: 422, message: 'Verification failed' },
  bot_check_score_too_low: { code: 20104, status: 422, message: 'ReCaptchaScoreTooLow' },
  password_already_set: { code: 20105, status: 409, message: 'This account already has a password.' },
  email_not_registered: { code: 20106, status: 422, message: 'email not registered' },
  verification_failed: { code: 20107, status: 422, message: 'Verification failed' },
  code_expired: { code: 20108, status: 422, message: 'code expired.' },
  incorrect_password: { code: 20109, status: 422, message: 'Incorrect password' },
  password_unchanged: { code: 20110, status: 422, message: 'Password no change' },
  password_not_set: { code: 20111, status: 409, message: 'This account has no password yet.' },
  device_unknown: { code: 20112, status: 404, message: 'This device is not in your account.' },
  device_limit: { code: 20113, status: 409, message: 'All devices are in use. Remove one first.' },
  ip_invalid: { code: 20114, status: 422, message: 'This is not an IP address.' },
  ip_reserved: { code: 20115, status: 422, message: 'This address is private or reserved.' },
  session_unknown: { code: 20116, status: 404, message: 'This session is not in your account.' },
  handover_invalid: { code: 20117, status: 422, message: 'This link has expired or was used before.' },
  bot_check_required: { code: 20118, status: 422, message: 'Please pass the bot check first.' },
  bot_check_unavailable: {
    code: 20120,
    status: 503,
    message: 'The bot check could not load. Please refresh the page.',
  },
  link_expired: { code: 20119, status: 422, message: 'This link has expired.' },
  student_email_unknown: {
    code: 20121,
    status: 422,
    message: 'This is not an address of a school that we know.',
  },
  student_proof_taken: {
    code: 20122,
    status: 409,
    message: 'Another account has used this proof already.',
  },

  // Payment
  plan_unknown: { code: 30101, status: 404, message: 'This plan does not exist.' },
  quote_unknown: { code: 30102, status: 404, message: 'This offer does not exist.' },
  quote_changed: { code: 30103, status: 409, message: 'The offer has changed. Please check the new price.' },
  plan_purchased: {
    code: 30104,
    status: 409,
    message: 'The plan had purchased. You can upgrade the new plan.',
  },
  order_unknown: { code: 30105, status: 404, message: 'This order does not exist.' },
  method_unavailable: { code: 30106, status: 422, message: 'This way to pay is not available.' },
  provider_unavailable: { code: 30107, status: 503, message: 'Network error, payment failed.' },
  offer_unknown: { code: 30110, status: 404, message: 'This offer does not hold now.' },
  coupon_invalid: { code: 30109, status: 422, message: 'This code does not work for this plan.' },
  trial_unavailable: { code: 30111, status: 422, message: 'There is no free trial of this plan.' },
  trial_used: {
    code: 30112,
    status: 409,
    message: 'The free trial is once per person. You can still buy the plan.',
  },
  trial_with_plan: {
    code: 30113,
    status: 409,
    message: 'The free trial is for people without a plan. You can still buy the plan.',
  },
  subscription_unknown: { code: 30150, status: 404, message: 'This subscription does not exist.' },
  charge_differs: {
    code: 30114,
    status: 422,
    message: 'The payment provider asked for another sum, so its page was closed. Nothing was charged.',
  },
  payment_pending: {
    code: 30115,
    status: 409,
    message: 'A payment of this plan is on its way. Banks take some days for it.',
  },
  payment_failed: { code: 30108, status: 422, message: 'Payment Failed.' },
} as const satisfies Record<string, ErrorDefinition>;

export interface ErrorDefinition {
  readonly code: number;
  /** The HTTP status of the response. */
  readonly status: number;
  readonly message: string;
}

export type ErrorName = keyof typeof errors;

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

/** Codes that open the "Confirm logout" dialog (spec section 8). */
export const sessionCodes: readonly number[] = [
  errors.session_invalid.code,
  errors.session_ended.code,
  errors.session_expired.code,
];

const namesByCode = new Map(
  Object.entries(errors).map(([name, definition]) => [definition.code as number, name as ErrorName]),
);

/** The error of a code, or undefined for a code this version does not know. */
export function errorByCode(code: number): ErrorName | undefined {
  return namesByCode.get(code);
}
