import type { PlanView } from '@tern/patterns';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useStore, useStores } from '../../app/stores.tsx';
import { linkCode } from '../linkCode.ts';
import type { CheckoutEnds } from './CheckoutEnds.ts';
import { checkoutStore } from './checkout.store.ts';

/** The checkout of a page, for the plan the page shows. `owns`: the buyer has a plan already. */
export function useCheckout(
  plan: PlanView | null,
  offer: string | null,
  owns: boolean,
  ends: Pick<CheckoutEnds, 'onLeave' | 'onConfirmed' | 'onPaid' | 'openTab'>,
) {
  const checkout = useStore(checkoutStore);
  const { session } = useStores();
  const { user, status } = useSnapshot(session.state);
  const { enter, send } = checkout;

  const onLeave = useEffectEvent((address: string, orderId: string) => ends.onLeave(address, orderId));
  const onConfirmed = useEffectEvent((orderId: string) => ends.onConfirmed?.(orderId));
  const onPaid = useEffectEvent((orderId: string) => ends.onPaid(orderId));
  const openTab = useEffectEvent((url: string) => ends.openTab?.(url) ?? null);
  useEffect(
    () =>
      enter({
        onLeave: (address, orderId) => onLeave(address, orderId),
        onConfirmed: (orderId) => onConfirmed(orderId),
        onPaid: (orderId) => onPaid(orderId),
        openTab: (url) => openTab(url),
      }),
    [enter],
  );

  const productId = plan?.trial?.productId ?? plan?.productId;
  const total = plan?.total;
  // A trial is free today; the service says so again in its quote.
  const amount = plan?.trial ? 0 : total?.amount;
  const buyer = user?.user_id ?? null;
  // Before anything that the visitor does: the press that woke the page comes at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the price is compared by its parts
  useLayoutEffect(() => {
    if (productId === undefined || total === undefined) return;
    const { currency } = total;
    send({ type: 'planShown', plan: { productId, currency, offer, amount: amount ?? 0 }, buyer });
  }, [send, productId, amount, total?.currency, offer, buyer]);

  // A buyer of another plan is credited with its rest: the price is requested before it is shown as theirs.
  const wanted = buyer !== null && owns ? productId : undefined;
  const currency = total?.currency;
  useEffect(() => {
    if (wanted !== undefined && currency !== undefined) send({ type: 'priceWanted' });
  }, [send, wanted, currency]);

  // The code of a link is tried as if it had been typed in. Once: what the buyer does with it then counts. A personal
  // code is refused to strangers: it waits until it is known who is here.
  const knowsBuyer = status !== 'unknown';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is tried again when the plan or the currency changes
  useEffect(() => {
    const link = linkCode();
    if (link && knowsBuyer && productId !== undefined) send({ type: 'linkCodeFound', code: link.code });
  }, [send, knowsBuyer, productId, currency]);

  return checkout;
}
