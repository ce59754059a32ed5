import { currencies, trialPlanId } from '@tern/domain';
import { CheckoutPlan, type PaypalWaitProps } from '@tern/patterns';
import { type ComponentType, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { MissingPage } from '../../app/MissingPage.tsx';
import { usePlans } from '../usePlans.ts';
import type { CheckoutEnds } from './CheckoutEnds.ts';
import { CheckoutOrder } from './CheckoutOrder.tsx';
import { paypalWait } from './checkoutState.ts';
import { useCheckout } from './useCheckout.ts';

export interface CheckoutScreenProps {
  ends: CheckoutEnds;
  /** The dialog of those who pay in another tab, where one is opened. */
  WaitDialog?: ComponentType<PaypalWaitProps>;
}

/** Plan, buyer, method and the way to the provider, on the site and inside the Windows client. */
export function CheckoutScreen({ ends, WaitDialog }: CheckoutScreenProps) {
  const { views, failed, currency, selected, unknown, owns, offer, store } = usePlans();
  const checkout = useCheckout(selected, offer, owns, ends);
  const wait = paypalWait(useSnapshot(checkout.state));

  if (unknown) return <MissingPage />;

  const choice = (
    <CheckoutPlan
      plans={views}
      error={failed}
      onRetry={() => void store.retry()}
      selected={selected}
      onSelect={(id) => {
        store.select(id);
        ends.onSelect?.(selected?.trial ? trialPlanId(id, selected.trial.days) : id);
      }}
      currency={currency}
      currencies={currencies}
      onCurrencyChange={(next) => void store.setCurrency(next as typeof currency)}
      opened={ends.surface === 'win'}
    />
  );
  return (
    <>
      {selected ? (
        <CheckoutOrder choice={choice} checkout={checkout} plan={selected} ends={ends} offer={offer} />
      ) : (
        choice
      )}
      {wait && WaitDialog ? (
        <Suspense fallback={null}>
          <WaitDialog
            open
            state={wait}
            onContinue={() => checkout.send({ type: 'tabReopened' })}
            onCompleted={() => checkout.send({ type: 'completed' })}
            onCancel={() => checkout.send({ type: 'cancelled' })}
          />
        </Suspense>
      ) : null}
    </>
  );
}
