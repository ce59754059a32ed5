import { currencies, trialPlanId } from '@tern/domain';
import { CheckoutPlan } from '@tern/patterns';
import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { MissingPage } from '../../app/MissingPage.tsx';
import { usePlans } from '../usePlans.ts';
import type { CheckoutEnds } from './CheckoutEnds.ts';
import { CheckoutOrder } from './CheckoutOrder.tsx';
import { paypalWait } from './checkoutState.ts';
import { useCheckout } from './useCheckout.ts';

// Only those who pay with PayPal wait for another tab: the dialog and its focus trap load for them.
const PaypalDialog = lazy(async () => ({ default: (await import('./PaypalDialog.tsx')).PaypalDialog }));

/** Plan, buyer, method and the way to the provider, on the site and inside the Windows client. */
export function CheckoutScreen({ ends }: { ends: CheckoutEnds }) {
  const { views, failed, currency, selected, unknown, owns, offer, store } = usePlans();
  const checkout = useCheckout(selected, offer, owns, ends);
  const wait = paypalWait(useSnapshot(checkout.state));

  if (unknown) return <MissingPage />;

  return (
    <>
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
      {selected ? <CheckoutOrder checkout={checkout} plan={selected} ends={ends} offer={offer} /> : null}
      {wait ? (
        <Suspense fallback={null}>
          <PaypalDialog
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
