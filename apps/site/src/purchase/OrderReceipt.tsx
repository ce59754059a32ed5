import type { Order } from '@tern/contract';
import { Receipt, type ReceiptProps } from '@tern/patterns';
import { useLayoutEffect } from 'react';
import { focusHeading, focusIsFree } from '../app/focusHeading.ts';
import { orderPlanView } from './orderPlanView.ts';
import { taxLines } from './taxLines.ts';

export interface OrderReceiptProps extends Pick<ReceiptProps, 'period' | 'renewal' | 'email' | 'children'> {
  order: Order;
}

/** The receipt of a paid order, the tax in it included. */
export function OrderReceipt({ order, ...rest }: OrderReceiptProps) {
  useLayoutEffect(() => {
    // It takes the place of the wait in the same moment, also where the provider's page led here: the result is
    // read out, and focus is never at the body.
    if (focusIsFree()) focusHeading();
  }, []);
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
      trial={trialOf(order)}
      tookOver={order.took_over}
      {...rest}
    />
  );
}

/** The trial of an order, until its first charge. */
function trialOf({ trial, amount, currency, interval_count, interval_unit }: Order): ReceiptProps['trial'] {
  if (!trial || Date.parse(trial.first_charge_at) < Date.now()) return undefined;
  return {
    today: { amount, currency },
    first: { amount: trial.first_amount, currency },
    firstAt: trial.first_charge_at,
    intervalCount: interval_count,
    intervalUnit: interval_unit,
  };
}
