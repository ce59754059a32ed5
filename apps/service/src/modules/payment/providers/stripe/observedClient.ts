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
    const { answer } = await sendObserved(async (scope) => {
      const answer = await client.makeRequest(
        host,
        port,
        path,
        method,
        { ...headers, ...scope },
        data,
        protocol,
        timeout,
      );
      return { status: answer.getStatusCode(), answer };
    });
    return answer;
  };
  return Object.assign(Object.create(client) as Stripe.HttpClient, { makeRequest });
}
