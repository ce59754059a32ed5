import { defineStandIn } from '../StandIn.ts';
import { btcpayApi } from './btcpayApi.ts';
import { btcpayBehaviour } from './btcpayBehaviour.ts';
import { btcpayPages } from './btcpayPages.ts';

/** BTCPay Server, which a shop has as its further provider with `TPA_PROTOCOL=btcpay`. */
export const btcpay = defineStandIn({
  code: 'btcpay',
  shop: { settings: 'tpa', webhook: 'tpa' },
  usualKeys: { merchantId: 'merchant_tern', secret: 'tpa_secret_tern', apiKey: 'tpa_key_tern' },
  createBehaviour: ({ now, keys }) => btcpayBehaviour({ secret: keys.secret, store: keys.merchantId, now }),
  answerCalls(app, { state, ledger, origin, now, keys, webhookUrl }) {
    const { merchantId: store, apiKey } = keys;
    btcpayApi(app, { state, ledger, origin, now, store, apiKey, webhookUrl });
  },
  showPages: (app, host) => btcpayPages(app, host),
});
