import type { Order } from '@tern/contract';
import { brand } from '@tern/domain';
import { PaymentStatus } from '@tern/patterns';
import { useHydrated } from '../app/useHydrated.ts';
import type { OrderFailure } from './followOrder.ts';
import { paymentState } from './paymentState.ts';

export interface OrderStatusProps {
  orderId: string | null;
  order: Order | null;
  error: OrderFailure | null;
  onCheck: () => void;
  /** Where an order that came to nothing is bought again. */
  retryHref?: string;
  /** Nobody is signed in, and nobody will be sent to sign in. */
  signedOut?: boolean;
}

/** An order that is not paid, as far as this page knows. */
export function OrderStatus({
  orderId,
  order,
  error,
  onCheck,
  retryHref,
  signedOut = false,
}: OrderStatusProps) {
  const hydrated = useHydrated();
  const money = (amount: number, { currency }: Order) => ({ amount, currency });
  return (
    <PaymentStatus
      state={hydrated && orderId === null ? 'missing' : signedOut ? 'signedOut' : paymentState(order, error)}
      orderNumber={orderId ?? undefined}
      amount={order ? money(order.amount, order) : undefined}
      tax={order?.tax_amount ? money(order.tax_amount, order) : undefined}
      startedAt={order ? Date.parse(order.created_at) : undefined}
      settlesBy={order?.settles_by ? Date.parse(order.settles_by) : undefined}
      besidePlan={order?.refusal === 'trial_with_plan'}
      onCheck={onCheck}
      retryHref={retryHref}
      accountHref="/myAccount/subscriptions"
      supportEmail={brand.supportEmail.value}
    />
  );
}
