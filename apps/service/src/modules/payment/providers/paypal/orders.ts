import type { OrderRow } from '../../rows/paymentRows.ts';
import { openedCheckout } from '../openedCheckout.ts';
import { orderTag } from '../orderTag.ts';
import type { CheckoutFacts, OpenedCheckout, OpenOptions } from '../PaymentAdapter.ts';
import type { RefundFacts } from '../ProviderEvent.ts';
import { issueOf, type PaypalCall } from './client.ts';
import { experience } from './experience.ts';
import { linkOf, money, orderFacts, type PaypalOrder } from './facts.ts';
import { refundFacts } from './refunds.ts';

/** Orders v2: one payment, which is captured once the buyer has approved it. */
export function createPaypalOrders(call: PaypalCall, brandName: string) {
  const readOrder = (session: string) =>
    call<PaypalOrder>(`/v2/checkout/orders/${encodeURIComponent(session)}`);

  return {
    refundPath: '/v2/payments/captures',
    partOf: money,

    /** An order lists the refunds of its captures; each names its own by a link. */
    async listRefunds(session: string, capture: string): Promise<RefundFacts[]> {
      const [unit] = (await readOrder(session)).purchase_units ?? [];
      const own = (unit?.payments?.refunds ?? []).filter(({ links }) =>
        linkOf(links, 'up')?.endsWith(`/captures/${capture}`),
      );
      return own.map(refundFacts);
    },

    async open(options: OpenOptions): Promise<OpenedCheckout> {
      const { order } = options;
      const made = await call<PaypalOrder>('/v2/checkout/orders', {
        key: order.idempotencyKey,
        body: {
          intent: 'CAPTURE',
          purchase_units: [
            {
              reference_id: order.id,
              custom_id: orderTag(order),
              invoice_id: order.id,
              description: options.productName.slice(0, 127),
              amount: money(order, order.amount),
            },
          ],
          payment_source: {
            paypal: {
              ...(options.email && { email_address: options.email }),
              experience_context: { ...experience(options, brandName), user_action: 'PAY_NOW' },
            },
          },
        },
      });
      return openedCheckout(orderFacts(made));
    },

    read: async (_order: OrderRow, session: string) => orderFacts(await readOrder(session)),

    newestPayment: async (_order: OrderRow, session: string) => orderFacts(await readOrder(session)).payment,

    async collect(order: OrderRow, session: string): Promise<CheckoutFacts> {
      const found = await readOrder(session);
      if (found.status !== 'APPROVED') return orderFacts(found);
      try {
        return orderFacts(
          await call<PaypalOrder>(`/v2/checkout/orders/${encodeURIComponent(session)}/capture`, {
            key: `${order.idempotencyKey}-capture`,
            body: {},
          }),
        );
      } catch (error) {
        const issue = issueOf(error);
        if (issue === 'ORDER_ALREADY_CAPTURED') return orderFacts(await readOrder(session));
        // The buyer may take another way to pay on the same page.
        if (issue === 'INSTRUMENT_DECLINED') return orderFacts(await readOrder(session), 'open');
        throw error;
      }
    },
  };
}
