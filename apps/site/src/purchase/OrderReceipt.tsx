import type { Order } from '@tern/contract';
import { Receipt, type ReceiptProps } from '@tern/patterns';
import { orderPlanView } from './orderPlanView.ts';
import { taxLines } from './taxLines.ts';

export interface OrderReceiptProps extends Pick<ReceiptProps, 'period' | 'email' | 'children'> {
  order: Order;
}

/** The receipt of a paid order, the tax in it included. */
export function OrderReceipt({ order, ...rest }: OrderReceiptProps) {
  return (
    <Receipt
      orderNumber={order.order_id}
      paidAt={Date.parse(order.paid_at ?? order.created_at)}
      plan={orderPlanView(order)}
      lines={taxLines(order)}
      total={{ amount: order.amount, currency: order.currency }}
      mailed={order.receipt_sent_to !== null}
      downloadHref="/download"
      accountHref="/myAccount/subscriptions"
      onPrint={() => print()}
      {...rest}
    />
  );
}
