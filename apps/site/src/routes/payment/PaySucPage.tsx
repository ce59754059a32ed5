import { Container, Section } from '@tern/ui';
import { lazy, Suspense, useDeferredValue, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { useStore, useStores } from '../../app/stores.tsx';
import { useFirstPassword } from '../../app/useFirstPassword.ts';
import { LazyReceipt, loadReceipt } from '../../purchase/LazyReceipt.ts';
import { forgetLinkCodes } from '../../purchase/linkCode.ts';
import { OrderStatus } from '../../purchase/OrderStatus.tsx';
import { subscriptionsStore } from '../../purchase/subscriptions.store.ts';
import { useOrder } from '../../purchase/useOrder.ts';

// Only buyers without a password see it.
const SetPassword = lazy(async () => ({ default: (await import('../../app/SetPassword.tsx')).SetPassword }));

/** `/paySuc?order=…`: the boarding pass, and the first password (spec section 2, purchase). */
export function PaySucPage() {
  const { orderId, order, error, check } = useOrder();
  const { session, app } = useStores();
  const subscriptions = useStore(subscriptionsStore);
  const { user, status } = useSnapshot(session.state);
  const { subscriptions: bought, failed } = useSnapshot(subscriptions.state);
  // Of a page that has started: the app for this device comes with it.
  const { isInit, host } = useSnapshot(app.state);
  const firstPassword = useFirstPassword(user);
  const navigate = useNavigate();
  const waiting = order !== null && order.state !== 'paid';
  // The receipt comes whole, with its period and the code of its form: nothing moves a button from under a press.
  const paid = useDeferredValue(
    order?.state === 'paid' && (bought !== null || failed) && (isInit || !host) ? order : null,
  );

  useEffect(() => {
    if (status === 'signed-in' && order?.state === 'paid') void subscriptions.load();
  }, [status, order?.state, subscriptions]);
  useEffect(() => {
    if (orderId) void loadReceipt();
  }, [orderId]);
  useEffect(() => {
    // A code is for one purchase.
    if (order?.state === 'paid') forgetLinkCodes();
  }, [order?.state]);
  useEffect(() => {
    // This page never says "paid" on the word of an address.
    if (waiting && orderId)
      void navigate(`/paystatus?order=${encodeURIComponent(orderId)}`, { replace: true });
  }, [waiting, orderId, navigate]);

  const subscription = bought?.find((known) => known.order_id === orderId);
  const confirming = (
    <OrderStatus orderId={orderId} order={order} error={error} onCheck={check} retryHref="/pricing" />
  );
  return (
    <Section spacing="tight">
      <Container>
        <Suspense fallback={confirming}>
          {paid ? (
            <LazyReceipt
              order={paid}
              period={
                subscription
                  ? {
                      start: Date.parse(subscription.started_at),
                      end: Date.parse(subscription.current_period_end),
                      ...(subscription.next_charge_at && {
                        renewsAt: Date.parse(subscription.next_charge_at),
                      }),
                    }
                  : undefined
              }
              renewal={
                subscription?.renewal_amount
                  ? { amount: subscription.renewal_amount, currency: subscription.currency }
                  : null
              }
              email={user?.email}
            >
              {firstPassword ? <SetPassword headingLevel={2} secondary /> : null}
            </LazyReceipt>
          ) : (
            confirming
          )}
        </Suspense>
      </Container>
    </Section>
  );
}
