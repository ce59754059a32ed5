import Stripe from 'stripe';
import { sendObserved } from '../../../../observe/providerCalls.ts';

/** The library's own client for Node, whose requests are counted and carry the id of the request they are sent for. */
export function observedClient(): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient();
  const makeRequest: Stripe.HttpClient['makeRequest'] = async (
    host,
    port,
    path,
    method,
    headers,
    data,
    protocol,
    timeout,
  ) => {
    const { response } = await sendObserved(async (scope) => {
      const response = await client.makeRequest(
        host,
        port,
        path,
        method,
        { ...headers, ...scope },
        data,
        protocol,
        timeout,
      );
      return { status: response.getStatusCode(), response };
    });
    return onlyStripesOwn(response);
  };
  return Object.assign(Object.create(client) as Stripe.HttpClient, { makeRequest });
}

type ClientResponse = Awaited<ReturnType<Stripe.HttpClient['makeRequest']>>;

/**
 * The library takes every JSON without an `error` for the object it asked for, whatever the status: a proxy's
 * `503 {}` would be a coupon. Such a response becomes an error of the API, which leaves the outcome unknown.
 */
function onlyStripesOwn(response: ClientResponse): ClientResponse {
  const status = response.getStatusCode();
  const toJSON = async () => {
    const body = (await response.toJSON()) as { error?: unknown; object?: unknown } | null;
    const own = status < 400 ? typeof body?.object === 'string' : Boolean(body?.error);
    if (own) return body;
    return { error: { type: 'api_error', message: `A response with status ${status} is not Stripe's.` } };
  };
  return Object.assign(Object.create(response) as ClientResponse, { toJSON });
}
