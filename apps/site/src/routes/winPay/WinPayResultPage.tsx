import { brand } from '@tern/domain';
import { type PaymentState, PaymentStatus, Receipt } from '@tern/patterns';
import { Button, Container, Section, Stack } from '@tern/ui';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { useStore, useStores } from '../../app/stores.tsx';
import { useHydrated } from '../../app/useHydrated.ts';
import { winPayMessages as messages } from '../../messages/winPay.messages.ts';
import { orderStore } from '../../purchase/order.store.ts';
import { orderPlanView } from '../../purchase/orderPlanView.ts';
import { insideHost, tellHost } from './hostChannel.ts';
import { useHost } from './useHost.ts';

/** `/win-pay-result?order=…`: how a payment inside the Windows client ended. */
export function WinPayResultPage() {
  useHost();
  const { search } = useLocation();
  const hydrated = useHydrated();
  return <WinPayResult orderId={hydrated ? new URLSearchParams(search).get('order') : null} />;
}

/** Follows an order and tells the client how it ended, once. */
function WinPayResult({ orderId }: { orderId: string | null }) {
  const { formatMessage } = useIntl();
  const hydrated = useHydrated();
  const { session } = useStores();
  const store = useStore(orderStore);
  const { order: known, error } = useSnapshot(store.state);
  const { status, user } = useSnapshot(session.state);
  const order = known?.order_id === orderId ? known : null;

  useEffect(
    () => (orderId && status === 'signed-in' ? store.follow(orderId) : undefined),
    [orderId, status, store],
  );
  const state = order?.state;
  const planId = order?.plan_id;
  useEffect(() => {
    if (!orderId || !state || !planId || state === 'created' || state === 'pending') return;
    if (state === 'paid') tellHost({ type: 'tern.paid', order_id: orderId, plan_id: planId });
    else tellHost({ type: 'tern.ended', order_id: orderId, state });
  }, [orderId, state, planId]);

  const shown: PaymentState =
    !order && error && error !== 'network' && error !== 'unavailable'
      ? 'unknown'
      : !order || order.state === 'created' || order.state === 'pending' || order.state === 'paid'
        ? 'processing'
        : order.state;
  return (
    <Section>
      <Container>
        <Stack gap={6}>
          {order?.state === 'paid' ? (
            <Receipt
              orderNumber={order.order_id}
              paidAt={Date.parse(order.paid_at ?? order.created_at)}
              plan={orderPlanView(order)}
              total={{ amount: order.amount, currency: order.currency }}
              email={user?.email}
              mailed={order.receipt_sent_to !== null}
              downloadHref="/download"
              accountHref="/myAccount/subscriptions"
              onPrint={() => print()}
            />
          ) : (
            <PaymentStatus
              state={shown}
              orderNumber={orderId ?? ''}
              amount={order ? { amount: order.amount, currency: order.currency } : undefined}
              startedAt={order ? Date.parse(order.created_at) : undefined}
              onCheck={() => {
                if (orderId) store.follow(orderId);
              }}
              retryHref={order ? `/win-pay?plan=${order.plan_id}` : '/win-pay'}
              accountHref="/myAccount/subscriptions"
              supportEmail={brand.supportEmail.value}
            />
          )}
          {hydrated && insideHost() ? (
            <div>
              <Button variant="outline" onClick={() => tellHost({ type: 'tern.close' })}>
                {formatMessage(messages.backToApp)}
              </Button>
            </div>
          ) : null}
        </Stack>
      </Container>
    </Section>
  );
}
