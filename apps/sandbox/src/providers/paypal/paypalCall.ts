import { createJsonApi, Refusal } from '../../jsonApi.ts';
import type { Ledger } from '../../ledger.ts';
import type { Payment } from '../../payment.ts';
import { randomId } from '../../randomId.ts';
import type { StateFile } from '../../state.ts';

/** A refusal as PayPal words it, with the issue in its details. */
export const refuse = (status: number, name: string, issue?: string) =>
  new Refusal(status, {
    name,
    message: name,
    debug_id: randomId(''),
    ...(issue && { details: [{ issue, description: issue }] }),
  });

const failure = { name: 'INTERNAL_SERVER_ERROR', message: 'The stand-in was told to fail.' };

/** Puts keys, faults and idempotency around calls: `login` for the one that gives the token, `respond` for the others. */
export function createPaypalCalls(state: StateFile, keys: { clientId: string; clientSecret: string }) {
  const accessToken = Buffer.from(`${keys.clientId} stand-in`).toString('base64url');
  const basic = `Basic ${Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString('base64')}`;
  const authorize =
    (expected: string, name: string) => (request: { headers: { authorization?: string } }) => {
      if (request.headers.authorization !== expected) throw refuse(401, name);
    };
  return {
    accessToken,
    respond: createJsonApi(state, {
      keyHeader: 'paypal-request-id',
      failure,
      authorize: authorize(`Bearer ${accessToken}`, 'AUTHENTICATION_FAILURE'),
    }),
    login: createJsonApi(state, { failure, authorize: authorize(basic, 'invalid_client') }),
  };
}

export type PaypalRespond = ReturnType<typeof createPaypalCalls>['respond'];

/** The payment of an id in a call. Refuses one of another provider or kind, as an unknown one. */
export function findPayment(ledger: Ledger, id: string | undefined, kind: 'order' | 'subscription'): Payment {
  const payment = ledger.find(id ?? '');
  if (payment?.provider !== 'ps' || payment.kind !== kind) {
    throw refuse(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
  }
  return payment;
}
