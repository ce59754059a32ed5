import type { Order } from '@tern/contract';
import { brand, buildPath, sellerFacts, sellerOf } from '@tern/domain';
import { Receipt, type ReceiptProps, ReceiptSheet } from '@tern/patterns';
import { QrCode } from '@tern/ui';
import { useLayoutEffect } from 'react';
import { focusHeading, focusIsFree } from '../app/focusHeading.ts';
import { useOrigin } from '../app/Origin.tsx';
import { useSite } from '../app/SiteContext.tsx';
import { orderPlanView } from './orderPlanView.ts';
import { taxLines } from './taxLines.ts';
import { useBuyersPlace } from './useBuyersPlace.ts';
import { useOwnApp } from './useOwnApp.ts';

export interface OrderReceiptProps extends Pick<ReceiptProps, 'period' | 'renewal' | 'email' | 'children'> {
  order: Order;
}

/** The boarding pass and the receipt of a paid order, the tax in it included. */
export function OrderReceipt({ order, ...rest }: OrderReceiptProps) {
  useLayoutEffect(() => {
    // It takes the place of the wait in the same moment, also where the provider's page led here: the result is
    // read out, and focus is never at the body.
    if (focusIsFree()) focusHeading();
  }, []);
  const { language, variant } = useSite();
  const origin = useOrigin() || `https://${brand.host}`;
  const seller = sellerFacts(sellerOf(order.method));
  return (
    <Receipt
      from={useBuyersPlace()}
      app={useOwnApp()}
      phone={
        variant === 'desktop'
          ? { address: origin + buildPath({ language, variant, path: '/download' }), Qr: QrCode }
          : undefined
      }
      method={order.method}
      paper={{
        seller: { brand: brand.name, name: seller.name, address: seller.address || undefined },
        Sheet: ReceiptSheet,
      }}
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
