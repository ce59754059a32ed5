/** A refusal in the shape of Stripe's error objects. */
export class StripeError extends Error {
  readonly status: number;
  readonly body: { type: string; message: string; param?: string; code?: string };
  constructor(status: number, body: { type: string; message: string; param?: string; code?: string }) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const invalid = (message: string, param?: string) =>
  new StripeError(400, { type: 'invalid_request_error', message, ...(param ? { param } : {}) });

export const missing = (object: string, id: string) =>
  new StripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${object}: '${id}'`,
  });
