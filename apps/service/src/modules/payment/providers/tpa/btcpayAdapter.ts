import { type Currency, formatDecimal } from '@tern/domain';
import type { Clock } from '../../../../clock.ts';
import type { OrderRow } from '../../rows/paymentRows.ts';
import { openedCheckout } from '../openedCheckout.ts';
import {
  type CheckoutFacts,
  type OpenOptions,
  type PaymentAdapter,
  ProviderRefused,
} from '../PaymentAdapter.ts';
import { returnUrls } from '../returnUrls.ts';
import { createBtcpayClient } from './btcpayClient.ts';
import {
  type BtcpayInvoice,
  type BtcpayPaymentMethod,
  invoiceFacts,
  lateMoneyOf,
  mayHoldLateMoney,
} from './btcpayFacts.ts';
import { createBtcpayRefunds } from './btcpayRefunds.ts';
import { btcpayEvents, createBtcpayWebhook } from './btcpayWebhook.ts';
import type { TpaConfig } from './config.ts';

/** How long after its expiration an invoice is watched for payments that come late. */
const monitoringMinutes = 24 * 60;

interface BtcpayEndpoint {
  url: string;
  enabled: boolean;
  authorizedEvents: { everything: boolean; specificEvents?: readonly string[] | null };
}

/** BTCPay Server by its Greenfield API: one payment for one period, in cryptocurrencies. The buyer is not named. */
export function createBtcpayAdapter(config: TpaConfig, clock: Clock): PaymentAdapter {
  const client = createBtcpayClient(config);
  const { call, store } = client;
  const pathOf = (id: string) => `${store}/invoices/${encodeURIComponent(id)}`;

  /** Calls carry no key there: an invoice whose response was lost is found by its order, the first of two alike. */
  async function find(order: OrderRow): Promise<BtcpayInvoice | undefined> {
    const query = new URLSearchParams({ orderId: order.id });
    const [first] = (await call<BtcpayInvoice[]>(`${store}/invoices?${query}`)).sort(
      (one, other) => one.createdTime - other.createdTime || (one.id < other.id ? -1 : 1),
    );
    return first;
  }

  const create = ({ order, productName, ...more }: OpenOptions) =>
    call<BtcpayInvoice>(`${store}/invoices`, {
      amount: formatDecimal(order.amount, order.currency as Currency),
      currency: order.currency,
      metadata: { orderId: order.id, itemCode: order.productId, itemDesc: productName },
      checkout: {
        expirationMinutes: Math.max(1, Math.floor((order.closesAt.getTime() - clock.now()) / 60_000)),
        monitoringMinutes,
        redirectURL: returnUrls({ order, productName, ...more }).paid,
        redirectAutomatically: true,
      },
    });

  async function factsOf(order: OrderRow, read: BtcpayInvoice): Promise<CheckoutFacts> {
    if (!mayHoldLateMoney(read)) return invoiceFacts(read, order, { late: 'none', now: clock.now() });
    const late = lateMoneyOf(await call<BtcpayPaymentMethod[]>(`${pathOf(read.id)}/payment-methods`));
    // The money may have come after the invoice was read: its sum is that of now.
    const invoice = late === 'none' ? read : await call<BtcpayInvoice>(pathOf(read.id));
    return invoiceFacts(invoice, order, { late, now: clock.now() });
  }
  const readInvoice = (order: OrderRow) => call<BtcpayInvoice>(pathOf(order.providerSession ?? ''));

  return {
    ...createBtcpayWebhook(config),
    ...createBtcpayRefunds(client),

    async openCheckout(options) {
      const { order } = options;
      let invoice = await find(order);
      if (!invoice) {
        const made = await create(options);
        // Another process may have opened one at the same time: both take the same one.
        invoice = (await find(order)) ?? made;
      }
      return openedCheckout(await factsOf(order, invoice));
    },
    readCheckout: async (order) => factsOf(order, await readInvoice(order)),
    async closeCheckout(order) {
      const invoice = await readInvoice(order);
      // A part of the price may be there already: the rest can still come.
      const untouched = invoice.status === 'New' && invoice.additionalStatus === 'None';
      const markable = invoice.availableStatusesForManualMarking?.includes('Invalid') ?? true;
      if (!untouched || !markable) return factsOf(order, invoice);
      try {
        return await factsOf(
          order,
          await call<BtcpayInvoice>(`${pathOf(invoice.id)}/status`, { status: 'Invalid' }),
        );
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error;
        return factsOf(order, await readInvoice(order));
      }
    },
    cancelSubscription: () => Promise.resolve(),
    async listWebhooks() {
      const endpoints = await call<BtcpayEndpoint[]>(`${store}/webhooks`);
      return endpoints.map(({ url, enabled, authorizedEvents: { everything, specificEvents } }) => ({
        url,
        enabled,
        version: 'v1',
        wanted: null,
        missing: everything ? [] : btcpayEvents.filter((type) => !specificEvents?.includes(type)),
      }));
    },
  };
}
