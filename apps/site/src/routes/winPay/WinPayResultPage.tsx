import { Button, Container, Section, Stack } from '@tern/ui';
import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSnapshot } from 'valtio';
import { useStores } from '../../app/stores.tsx';
import { useHydrated } from '../../app/useHydrated.ts';
import { winPayMessages as messages } from '../../messages/winPay.messages.ts';
import { LazyReceipt, loadReceipt } from '../../purchase/LazyReceipt.ts';
import { OrderStatus } from '../../purchase/OrderStatus.tsx';
import { useFollowedOrder } from '../../purchase/useFollowedOrder.ts';
import { useOrderAddress } from '../../purchase/useOrderAddress.ts';
import { insideHost, tellHost } from './hostChannel.ts';
import { useHost } from './useHost.ts';

/** ms in which the client hands its session over. */
const handOverTime = 5000;

/** `/win-pay-result?order=…`: how a payment inside the Windows client ended. The client is notified once. */
export function WinPayResultPage() {
  useHost();
  const { formatMessage } = useIntl();
  const hydrated = useHydrated();
  const { session } = useStores();
  const { status, user } = useSnapshot(session.state);
  const orderId = useOrderAddress();
  // Nobody is sent to sign in from here: the session comes from the client.
  const { order, error, check } = useFollowedOrder(orderId, status === 'signed-in');
  const waited = useWaited(handOverTime);
  const signedOut = status === 'anonymous' && (waited || (hydrated && !insideHost()));

  useEffect(() => {
    if (orderId) void loadReceipt();
  }, [orderId]);
  const state = order?.state;
  const planId = order?.plan_id;
  // The wait, and a focus in it, stays until the receipt has been fetched.
  const paid = useDeferredValue(state === 'paid' ? order : null);
  useEffect(() => {
    if (!orderId || !state || !planId || state === 'created' || state === 'pending') return;
    if (state === 'paid') tellHost({ type: 'tern.paid', order_id: orderId, plan_id: planId });
    else tellHost({ type: 'tern.ended', order_id: orderId, state });
  }, [orderId, state, planId]);

  const confirming = (
    <OrderStatus
      orderId={orderId}
      order={order}
      error={error}
      onCheck={check}
      signedOut={signedOut}
      retryHref={order ? `/win-pay?plan=${encodeURIComponent(order.plan_id)}` : '/win-pay'}
    />
  );
  return (
    <Section>
      <Container>
        <Stack gap={6}>
          <Suspense fallback={confirming}>
            {paid ? <LazyReceipt order={paid} email={user?.email} /> : confirming}
          </Suspense>
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

/** Whether `time` ms have passed since the page became alive. */
function useWaited(time: number): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), time);
    return () => clearTimeout(timer);
  }, [time]);
  return waited;
}
