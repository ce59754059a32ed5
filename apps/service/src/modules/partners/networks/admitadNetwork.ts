import { createHmac } from 'node:crypto';
import { type AffiliateNetwork, NetworkRefused, type Sale } from './AffiliateNetwork.ts';
import { readObject, tellNetwork } from './tellNetwork.ts';

export interface AdmitadSettings {
  /** `https://ad.admitad.com`, or a stand-in. */
  base: string;
  /** Ten characters. */
  campaignCode: string;
  postbackKey: string;
  /** Signs reversals. */
  revisionSecretKey: string;
  actionCode: string;
  tariffCode: string;
}

/** Characters of a comment. */
const longestComment = 30;

/**
 * Admitad by its postbacks (support.mitgo.com: "Integration via postback request" and "Setting up auto-verification via
 * postback"). A sale is answered with 200 whatever comes of it; a repeated order number counts once. A reversal declines
 * the order, signed with HMAC-SHA1 of campaign code and order number, and is answered in JSON. Only pending orders can be
 * declined: the period of verification of the programme must outlast the money-back guarantee.
 */
export function admitadNetwork(settings: AdmitadSettings): AffiliateNetwork {
  const { base, campaignCode, postbackKey, revisionSecretKey, actionCode, tariffCode } = settings;
  return {
    name: 'admitad',
    async sell({ orderId, click, amount, currency, coupon, productId }: Sale) {
      const query = new URLSearchParams({
        campaign_code: campaignCode,
        postback: '1',
        postback_key: postbackKey,
        action_code: actionCode,
        tariff_code: tariffCode,
        payment_type: 'sale',
        uid: click,
        order_id: orderId,
        position_id: '1',
        position_count: '1',
        product_id: productId,
        quantity: '1',
        price: amount,
        currency_code: currency,
        ...(coupon && { promocode: coupon }),
      });
      await tellNetwork(`${base}/tt?${query}`);
      return null;
    },
    async reverse({ orderId }) {
      const query = new URLSearchParams({
        campaign_code: campaignCode,
        revision_sign: createHmac('sha1', revisionSecretKey)
          .update(campaignCode + orderId, 'utf8')
          .digest('hex'),
        order_id: orderId,
        status: 'declined',
        comment: 'The order was returned'.slice(0, longestComment),
      });
      const response = readObject(await tellNetwork(`${base}/rp?${query}`));
      if (response.success === true) return null;
      const [problem] = Array.isArray(response.errors) ? response.errors : [];
      throw new NetworkRefused(String(problem ?? 'declined'));
    },
  };
}
