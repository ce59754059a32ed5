import { createJsonApi, Refusal } from '../../jsonApi.ts';
import type { Ledger } from '../../ledger.ts';
import type { Payment } from '../../payment.ts';
import { randomId } from '../../randomId.ts';
import type { StateFile } from '../../state.ts';

/** The messages of PayPal's errors, by their names. */
const messages: Readonly<Record<string, { status: number; message: string }>> = {
  INVALID_REQUEST: {
    status: 400,
    message: 'Request is not well-formed, syntactically incorrect, or violates schema.',
  },
  AUTHENTICATION_FAILURE: {
    status: 401,
    message:
      'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  },
  RESOURCE_NOT_FOUND: { status: 404, message: 'The specified resource does not exist.' },
  UNPROCESSABLE_ENTITY: {
    status: 422,
    message:
      'The requested action could not be performed, semantically incorrect, or failed business validation.',
  },
  INTERNAL_SERVER_ERROR: { status: 500, message: 'An internal server error occurred.' },
};

/** One entry of an error's details. */
interface Detail {
  issue: string;
  description: string;
  field?: string;
  value?: string;
  location?: 'body' | 'path' | 'query';
}

const errorBody = (name: keyof typeof messages, details?: Detail[]) => ({
  name,
  ...(details && { details }),
  message: messages[name]?.message ?? name,
  debug_id: randomId('', 7).slice(0, 13),
  links: [
    {
      href: `https://developer.paypal.com/api/rest/responses/#${details?.[0]?.issue ?? name}`,
      rel: 'information_link',
      method: 'GET',
    },
  ],
});

/** A refusal as PayPal words it: its name, and where and what in its details. */
export const refuse = (name: keyof typeof messages, ...details: Detail[]) =>
  new Refusal(messages[name]?.status ?? 500, errorBody(name, details.length ? details : undefined));

export const notFound = () =>
  refuse('RESOURCE_NOT_FOUND', {
    issue: 'INVALID_RESOURCE_ID',
    description: 'Specified resource ID does not exist. Please check the resource ID and try again.',
    location: 'path',
  });

/** A call that is understood, but cannot be done. */
export const unprocessable = (issue: string, description: string, field?: string) =>
  refuse('UNPROCESSABLE_ENTITY', {
    issue,
    description,
    ...(field && { field, location: 'body' as const }),
  });

export const malformed = (issue: string, description: string, field: string) =>
  refuse('INVALID_REQUEST', { issue, description, field, location: 'body' });

/** Puts keys, faults and idempotency around calls: `login` for the one that gives the token, `respond` for the others. */
export function createPaypalCalls(state: StateFile, keys: { clientId: string; clientSecret: string }) {
  const accessToken = Buffer.from(`${keys.clientId} stand-in`).toString('base64url');
  const basic = `Basic ${Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString('base64')}`;
  const failure = errorBody('INTERNAL_SERVER_ERROR');
  return {
    accessToken,
    respond: createJsonApi(state, {
      keyHeader: 'paypal-request-id',
      failure,
      authorize(request) {
        if (request.headers.authorization !== `Bearer ${accessToken}`) throw refuse('AUTHENTICATION_FAILURE');
      },
    }),
    login: createJsonApi(state, {
      failure,
      authorize(request) {
        if (request.headers.authorization === basic) return;
        // The one answer that follows RFC 6749 instead.
        throw new Refusal(401, {
          error: 'invalid_client',
          error_description: 'Client Authentication failed',
        });
      },
    }),
  };
}

export type PaypalRespond = ReturnType<typeof createPaypalCalls>['respond'];

/** Hours that an order nobody paid is known for. */
const orderLife = 3 * 3600 * 1000;

/** The payment of an id in a call. Refuses one of another provider or kind, and one that is gone, as an unknown one. */
export function findPayment(
  ledger: Ledger,
  id: string | undefined,
  kind: 'order' | 'subscription',
  now: () => number,
): Payment {
  const payment = ledger.find(id ?? '');
  if (payment?.provider !== 'ps' || payment.kind !== kind) throw notFound();
  if (kind === 'order' && now() - payment.createdAt > orderLife) ledger.forget(payment);
  if (payment.forgotten) throw notFound();
  return payment;
}
