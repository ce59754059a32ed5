/** The body of Stripe's error objects. */
export interface ErrorBody {
  type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error';
  message: string;
  param?: string;
  code?: string;
  decline_code?: string;
}

/** A refusal in the shape of Stripe's error objects. */
export class StripeError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const invalid = (message: string, param?: string, code?: string) =>
  new StripeError(400, {
    type: 'invalid_request_error',
    message,
    ...(param && { param }),
    ...(code && { code }),
  });

/** The object that the path names does not exist. */
export const missing = (object: string, id: string, param = 'id') =>
  new StripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${object}: '${id}'`,
    param,
  });

/** An object that the form names does not exist. */
export const unknownInForm = (object: string, id: string, param: string) =>
  invalid(`No such ${object}: '${id}'`, param, 'resource_missing');

export const exists = (object: string) =>
  invalid(`${object} already exists.`, 'id', 'resource_already_exists');

/** The card of a bill refuses it. */
export const declined = () =>
  new StripeError(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  });
