import { type AffiliateNetwork, NetworkRefused, type Sale } from './AffiliateNetwork.ts';
import { readObject, tellNetwork } from './tellNetwork.ts';

export interface CjSettings {
  /** `https://tracking.api.cj.com`, or a stand-in. */
  base: string;
  /** CJ's id of the advertiser's company (CID). */
  enterpriseId: string;
  actionTrackerId: number;
  /** A personal access token. */
  token: string;
}

const createOrders =
  'mutation createOrders($orders: [OrderCreateRequest!]!) { createOrders(newOrders: $orders) { orders { submissionId } errors { message fields } } }';
const cancelOrders =
  'mutation cancelOrders($orders: [OrderCancelRequest!]!) { cancelOrders(cancelledOrders: $orders) { orders { submissionId } errors { message fields } } }';

interface Taken {
  orders?: { submissionId?: string }[] | null;
  errors?: { message?: string }[] | null;
}

/**
 * CJ by its Tracking API (docs.cj.com: New Orders API, Cancellations API, Restatements API): GraphQL with a bearer token.
 * An order is unique by id, action tracker and enterprise, so that a repeated one counts once. CJ checks what it has taken
 * within an hour and reports that in its commission details alone.
 */
export function cjNetwork({ base, enterpriseId, actionTrackerId, token }: CjSettings): AffiliateNetwork {
  const names = { enterpriseId, actionTrackerId };

  async function mutate(query: string, name: string, order: object): Promise<string | null> {
    const body = await tellNetwork(`${base}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables: { orders: [order] } }),
    });
    const { data, errors } = readObject(body) as {
      data?: Record<string, Taken | null> | null;
      errors?: { message?: string }[];
    };
    const taken = data?.[name];
    const problem = errors?.[0] ?? taken?.errors?.[0];
    const submission = taken?.orders?.[0]?.submissionId;
    if (problem || !submission) throw new NetworkRefused(problem?.message ?? 'no submission id');
    return submission;
  }

  return {
    name: 'cj',
    sell: ({ orderId, click, amount, currency, coupon, soldAt }: Sale) =>
      mutate(createOrders, 'createOrders', {
        ...names,
        orderId,
        cjEvent: click,
        eventTime: soldAt.toISOString(),
        amount,
        currency,
        ...(coupon && { coupon }),
      }),
    reverse: ({ orderId }, at) =>
      mutate(cancelOrders, 'cancelOrders', {
        ...names,
        orderId,
        updateTime: at.toISOString(),
        correctionReason: 'ReturnedMerchandise',
      }),
  };
}
