import { brand } from '@tern/domain';
import { type PaymentState, PaymentStatus } from '@tern/patterns';
import { Container, Section } from '@tern/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOrder } from '../../purchase/useOrder.ts';

/** `/paystatus?order=…`: waits until the provider has spoken (spec section 2, purchase). */
export function PayStatusPage() {
  const { orderId, order, error, follow } = useOrder();
  const navigate = useNavigate();
  const paid = order?.state === 'paid';

  useEffect(() => {
    if (paid && orderId) void navigate(`/paySuc?order=${encodeURIComponent(orderId)}`, { replace: true });
  }, [paid, orderId, navigate]);

  const state: PaymentState =
    !order && error && error !== 'network' && error !== 'unavailable'
      ? 'unknown'
      : !order || order.state === 'created' || order.state === 'pending' || order.state === 'paid'
        ? 'processing'
        : order.state;
  return (
    <Section>
      <Container>
        <PaymentStatus
          state={state}
          orderNumber={orderId ?? ''}
          amount={order ? { amount: order.amount, currency: order.currency } : undefined}
          tax={order?.tax_amount ? { amount: order.tax_amount, currency: order.currency } : undefined}
          startedAt={order ? Date.parse(order.created_at) : undefined}
          onCheck={follow}
          retryHref={order ? `/pricing/checkout/${order.plan_id}` : '/pricing'}
          accountHref="/myAccount/subscriptions"
          supportEmail={brand.supportEmail.value}
        />
      </Container>
    </Section>
  );
}
