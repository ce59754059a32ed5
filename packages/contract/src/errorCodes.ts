/**
 * The codes of all failures: stable, and all that a client needs of them. Their statuses and sentences (`errors`) stay
 * out of the browser.
 */
export const errorCodes = {
  validation_failed: 40001,
  malformed_request: 40002,
  signature_invalid: 40003,
  not_found: 40400,
  method_not_allowed: 40500,
  payload_too_large: 41300,
  unsupported_media_type: 41500,
  rate_limited: 42900,
  country_blocked: 45100,
  internal: 50000,
  unavailable: 50300,
  unauthenticated: 40100,
  session_invalid: 50008,
  session_ended: 50012,
  session_expired: 50014,
  incorrect_credentials: 20101,
  email_known: 20102,
  bot_check_failed: 20103,
  bot_check_score_too_low: 20104,
  password_already_set: 20105,
  email_not_registered: 20106,
  verification_failed: 20107,
  code_expired: 20108,
  incorrect_password: 20109,
  password_unchanged: 20110,
  password_not_set: 20111,
  device_unknown: 20112,
  device_limit: 20113,
  ip_invalid: 20114,
  ip_reserved: 20115,
  session_unknown: 20116,
  handover_invalid: 20117,
  bot_check_required: 20118,
  bot_check_unavailable: 20120,
  link_expired: 20119,
  purchase_found: 20123,
  second_factor_required: 20124,
  code_used: 20125,
  code_clock: 20126,
  second_factor_on: 20127,
  second_factor_off: 20128,
  passkey_unknown: 20129,
  passkey_expired: 20130,
  passkey_refused: 20131,
  passkey_counter: 20132,
  passkey_limit: 20133,
  email_unchanged: 20134,
  email_unconfirmed: 20135,
  student_email_unknown: 20121,
  student_proof_taken: 20122,
  plan_unknown: 30101,
  quote_unknown: 30102,
  quote_changed: 30103,
  plan_purchased: 30104,
  order_unknown: 30105,
  method_unavailable: 30106,
  provider_unavailable: 30107,
  offer_unknown: 30110,
  coupon_invalid: 30109,
  trial_unavailable: 30111,
  trial_used: 30112,
  trial_with_plan: 30113,
  subscription_unknown: 30150,
  charge_differs: 30114,
  payment_pending: 30115,
  plan_shortened: 30116,
  vat_id_unknown: 30117,
  payment_failed: 30108,
} as const;

export type ErrorName = keyof typeof errorCodes;

/** Codes that open the "Confirm logout" dialog (spec section 8). */
export const sessionCodes: readonly number[] = [
  errorCodes.session_invalid,
  errorCodes.session_ended,
  errorCodes.session_expired,
];

/** The error of a code, or undefined for a code this version does not know. */
export function errorByCode(code: number): ErrorName | undefined {
  return (Object.keys(errorCodes) as ErrorName[]).find((name) => errorCodes[name] === code);
}
