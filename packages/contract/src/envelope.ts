import type { ErrorName } from './errorCodes.ts';
import { errors } from './errors.ts';
import type { FieldRule } from './fieldRules.ts';
import type { PendingPayment } from './payment/purchase.ts';
import type { CodeRefusal, Quote } from './payment/quote.ts';

/** Every `/api`, `/ws` and `/l10n` response. `code` 200 is success. */
export type Envelope<Data> = Success<Data> | Failure;

export interface Success<Data> {
  code: 200;
  message: 'OK';
  data: Data;
}

export interface Failure {
  code: number;
  message: string;
  data: FailureData;
}

/** One field that was refused. `rule` is stable and is what a client turns into its own words. */
export interface FieldError {
  /** Name of the input's key, dotted for nested ones. */
  field: string;
  /** See `fieldRules`. */
  rule: FieldRule;
}

export interface FailureData {
  /** The error's name in `errors`. */
  error: ErrorName;
  /** With `validation_failed`. */
  fields?: FieldError[];
  /** With `rate_limited` and `provider_unavailable`: seconds to wait, also sent as `Retry-After`. */
  retry_after?: number;
  /** With `quote_changed`: the offer that holds now. */
  quote?: Quote;
  /** With `coupon_invalid`: why the code does not work. The plan can be bought without it. */
  code_refusal?: CodeRefusal;
  /** With `payment_pending`: the payment that is on its way. */
  pending?: PendingPayment;
  /** With `second_factor_required` of a sign-in on the website: what the second step is done with. */
  ticket?: string;
  /** With failures of ours (5xx): appears in the service's log; worth quoting to support. Always in `X-Request-Id`. */
  request_id?: string;
}

export function success<Data>(data: Data): Success<Data> {
  return { code: 200, message: 'OK', data };
}

export function failure(error: ErrorName, details: Omit<FailureData, 'error'> = {}): Failure {
  const { code, message } = errors[error];
  return { code, message, data: { error, ...details } };
}

export function isSuccess<Data>(envelope: Envelope<Data>): envelope is Success<Data> {
  return envelope.code === 200;
}
