import { Container, Section } from '@tern/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { OrderStatus } from '../../purchase/OrderStatus.tsx';
import { useOrder } from '../../purchase/useOrder.ts';

/** `/paystatus?order=…`: waits until the provider has spoken (spec section 2, purchase). */
export function PayStatusPage() {
  const { orderId, order, error, check } = useOrder();
  const navigate = useNavigate();
  const paid = order?.state === 'paid';

  useEffect(() => {
    if (paid && orderId) void navigate(`/paySuc?order=${encodeURIComponent(orderId)}`, { replace: true });
  }, [paid, orderId, navigate]);

  return (
    <Section>
      <Container>
        <OrderStatus
          orderId={orderId}
          order={order}
          error={error}
          onCheck={check}
          retryHref={order ? `/pricing/checkout/${order.plan_id}` : '/pricing'}
        />
      </Container>
    </Section>
  );
}
