import { useMemo } from 'react';
import { goToProvider } from '../../app/leave.ts';
import { useSite } from '../../app/SiteContext.tsx';
import type { CheckoutEnds } from '../../purchase/checkout/CheckoutEnds.ts';
import { CheckoutScreen } from '../../purchase/checkout/CheckoutScreen.tsx';
import { showResult } from './showResult.ts';
import { useHost } from './useHost.ts';

/** `/win-pay`: the checkout inside the Windows client. Providers' pages open in the same view. */
export function WinPayPage() {
  useHost();
  const site = useSite();
  const ends = useMemo<CheckoutEnds>(
    () => ({
      surface: 'win',
      hrefFor: (planId) => `/win-pay?plan=${encodeURIComponent(planId)}`,
      onLeave: goToProvider,
      onConfirmed: (orderId) => showResult(orderId, site),
      onPaid: (orderId) => showResult(orderId, site),
    }),
    [site],
  );
  return <CheckoutScreen ends={ends} />;
}
