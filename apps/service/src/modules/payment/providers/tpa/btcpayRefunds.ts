import { type Currency, formatDecimal } from '@tern/domain';
import type { OrderRow } from '../../rows/paymentRows.ts';
import { type ChargeToRefund, type PaymentAdapter, ProviderRefused } from '../PaymentAdapter.ts';
import type { RefundFacts } from '../ProviderEvent.ts';
import type { BtcpayClient } from './btcpayClient.ts';
import { type BtcpayPayout, type BtcpayPullPayment, minorOf } from './btcpayFacts.ts';

/** Whether a pull payment gives money of the order back: made here, or in the dashboard in the order's currency. */
const isOf = (order: OrderRow, { name, currency }: BtcpayPullPayment): boolean => {
  const ours = `${order.idempotencyKey}-refund`;
  const named = name === ours || name.startsWith(`${ours}-`) || name === `Refund ${order.providerSession}`;
  return named && currency === order.currency;
};

/** A refund is a pull payment, whose page the buyer opens to say where the money goes. Its name is the refund's key. */
export function createBtcpayRefunds({
  call,
  store,
}: BtcpayClient): Pick<PaymentAdapter, 'refund' | 'readRefunds' | 'refundsAreClaimed'> {
  const list = async (order: OrderRow) =>
    (await call<BtcpayPullPayment[]>(`${store}/pull-payments?includeArchived=true`)).filter((each) =>
      isOf(order, each),
    );

  async function factsOf(pull: BtcpayPullPayment): Promise<RefundFacts> {
    const { id, currency, archived, viewLink } = pull;
    const payouts = await call<BtcpayPayout[]>(`/api/v1/pull-payments/${encodeURIComponent(id)}/payouts`);
    const sent = payouts
      .filter(({ state }) => state === 'Completed')
      .reduce((sum, { originalAmount }) => sum + (minorOf(originalAmount, currency) ?? 0), 0);
    const underway = payouts.some(({ state }) => state !== 'Completed' && state !== 'Cancelled');
    const amount = minorOf(pull.amount, currency) ?? 0;
    const over = archived && !underway;
    const state = sent >= amount || (over && sent > 0) ? 'done' : over ? 'failed' : 'pending';
    return {
      refund: id,
      // The buyer may have taken a part before it was closed.
      amount: state === 'done' ? Math.min(sent, amount) : amount,
      state,
      failure: state === 'failed' ? 'closed before the buyer claimed it' : null,
      claimUrl: viewLink,
    };
  }

  return {
    refundsAreClaimed: true,

    async refund(order: OrderRow, { key, amount, part }: ChargeToRefund) {
      if (!order.providerSession) throw new ProviderRefused('no payment');
      const known = await list(order);
      const made = known.find(({ name }) => name === key);
      if (made) return factsOf(made);
      const standing = await Promise.all(known.map(factsOf));
      const given = standing.reduce((sum, each) => sum + (each.state === 'failed' ? 0 : each.amount), 0);
      const wanted = Math.min(part ?? amount, amount - given);
      if (wanted <= 0) return null;
      const path = `${store}/invoices/${encodeURIComponent(order.providerSession)}/refund`;
      return factsOf(
        await call<BtcpayPullPayment>(path, {
          name: key,
          refundVariant: 'Custom',
          customAmount: formatDecimal(wanted, order.currency as Currency),
          customCurrency: order.currency,
        }),
      );
    },

    async readRefunds(order) {
      if (!order.providerSession) throw new ProviderRefused('no payment');
      return Promise.all((await list(order)).map(factsOf));
    },
  };
}
