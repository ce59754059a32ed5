import { createHmac } from 'node:crypto';
import { type AffiliateNetwork, NetworkRefused, type Sale } from './AffiliateNetwork.ts';
import { readObject, tellNetwork } from './tellNetwork.ts';

export interface CfSettings {
  url: string;
  /** At least 32 characters. */
  secret: string;
}

/**
 * Any further network, for the clicks of `cfclick`: one signed JSON message for each sale and each reversal, described in
 * docs/operations.md. `Idempotency-Key` is the order's id with the kind; the signature is
 * `t=<seconds>,v1=<hex HMAC-SHA256 of "<seconds>.<body>">`, as payment providers sign theirs.
 */
export function cfNetwork({ url, secret }: CfSettings, now: () => number): AffiliateNetwork {
  async function tell(kind: 'sale' | 'reversal', sale: Sale, at: Date): Promise<string | null> {
    const body = JSON.stringify({
      kind,
      order_id: sale.orderId,
      click: sale.click,
      amount: sale.amount,
      currency: sale.currency,
      coupon: sale.coupon,
      at: at.toISOString(),
    });
    const time = Math.floor(now() / 1000);
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
    const response = await tellNetwork(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `${sale.orderId}-${kind}`,
        'x-signature': `t=${time},v1=${signature}`,
      },
      body,
    });
    const { accepted, id } = readObject(response);
    if (accepted !== true) throw new NetworkRefused('not accepted');
    return typeof id === 'string' ? id.slice(0, 100) : null;
  }
  return {
    name: 'cf',
    sell: (sale) => tell('sale', sale, sale.soldAt),
    reverse: (sale, at) => tell('reversal', sale, at),
  };
}
