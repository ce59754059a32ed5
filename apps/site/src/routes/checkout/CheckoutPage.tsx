import { Suspense, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { laterPart } from '../../app/laterPart.tsx';
import { goToProvider, providerAddress } from '../../app/leave.ts';
import type { CheckoutEnds } from '../../purchase/checkout/CheckoutEnds.ts';
import { CheckoutScreen } from '../../purchase/checkout/CheckoutScreen.tsx';

// Only those who pay with PayPal wait for another tab: the dialog and its focus trap load for them.
const PaypalDialog = laterPart(
  'checkout',
  async () => (await import('../../purchase/checkout/PaypalDialog.tsx')).PaypalDialog,
);

// Only buyers whose address has an account see it.
const PasskeySignIn = laterPart(
  'checkout',
  async () => (await import('../../purchase/checkout/PasskeySignIn.tsx')).PasskeySignIn,
);

const passkeyWay = (
  <Suspense fallback={null}>
    <PasskeySignIn />
  </Suspense>
);

/** `/pricing/checkout/{id?}`: one page from the plan to the provider (spec section 2, purchase). */
export function CheckoutPage() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const ends = useMemo<CheckoutEnds>(
    () => ({
      surface: 'site',
      passkeyWay,
      // The offer it is bought through stays in the address.
      hrefFor: (planId) => `/pricing/checkout/${planId}${search}`,
      onSelect: (planId) => void navigate(`/pricing/checkout/${planId}${search}`, { replace: true }),
      onLeave: goToProvider,
      onConfirmed: (orderId) =>
        void navigate(`/paystatus?order=${encodeURIComponent(orderId)}`, { replace: true }),
      onPaid: (orderId) => void navigate(`/paySuc?order=${encodeURIComponent(orderId)}`),
      openTab(url) {
        const tab = open('', 'tern-paypal');
        if (!tab) return null;
        // The provider's page gets no hold of ours.
        tab.opener = null;
        if (url) tab.location.href = providerAddress(url);
        return tab;
      },
    }),
    [navigate, search],
  );
  return <CheckoutScreen ends={ends} WaitDialog={PaypalDialog} />;
}
