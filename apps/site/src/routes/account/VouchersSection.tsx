import type { Order } from '@tern/contract';
import { buildPath, isPaymentMethod } from '@tern/domain';
import { GiftPanel, type GiftPanelProps } from '@tern/patterns';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { goToProvider } from '../../app/leave.ts';
import { useSite } from '../../app/SiteContext.tsx';
import { useStore, useStores } from '../../app/stores.tsx';
import { plansStore } from '../../purchase/plans.store.ts';
import { useFollowedOrder } from '../../purchase/useFollowedOrder.ts';
import { createVouchersStore } from './vouchers.store.ts';
import { listedVouchers } from './voucherViews.ts';

function outcomeOf(order: Order | null): GiftPanelProps['outcome'] {
  if (!order) return undefined;
  if (order.state === 'paid') return 'paid';
  return order.poll_after !== null ? 'pending' : 'failed';
}

/** `/myAccount/vouchers`: gifts are bought, vouchers redeemed (spec section 2, programmes). */
export function VouchersSection() {
  const { api } = useStores();
  const { language, variant } = useSite();
  const plans = useStore(plansStore);
  const { plans: sold, currency } = useSnapshot(plans.state);
  const [store] = useState(() => createVouchersStore(api, goToProvider));
  const { vouchers, leavable, failed, methods, busy, buyFailed } = useSnapshot(store.state);
  const { order } = useFollowedOrder(new URLSearchParams(useLocation().search).get('order'), true);
  const paid = order?.state === 'paid';
  useEffect(() => {
    void plans.ensure();
    void store.loadMethods();
  }, [plans, store]);
  // Again once a gift is paid: it stands in the list then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it was paid
  useEffect(() => void store.load(), [store, paid]);
  // The contract lists every prefix that a page can have.
  const returnBase = buildPath({ language, variant, path: '/x' }).slice(0, -2) as '';
  return (
    <GiftPanel
      plans={
        sold?.map((plan) => ({
          id: plan.id,
          intervalCount: plan.interval_count,
          intervalUnit: plan.interval_unit,
          price: { amount: plan.price.total, currency },
        })) ?? null
      }
      methods={methods}
      busy={busy}
      failed={buyFailed}
      outcome={outcomeOf(order as Order | null)}
      vouchers={failed ? 'failed' : vouchers && listedVouchers(vouchers, leavable)}
      redeemHref="/redeem"
      onBuy={({ plan, method }) => {
        if (isPaymentMethod(method)) void store.buy({ plan, method, currency, returnBase });
      }}
      onRetry={() => void store.load()}
    />
  );
}
