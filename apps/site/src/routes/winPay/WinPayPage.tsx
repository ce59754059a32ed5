import { useMemo } from 'react';
import { useSite } from '../../app/SiteContext.tsx';
import { localHref } from '../../app/StaticLink.tsx';
import { type CheckoutEnds, CheckoutScreen } from '../../purchase/CheckoutScreen.tsx';
import { useHost } from './useHost.ts';

/** `/win-pay`: the checkout inside the Windows client. Providers' pages open in the same view. */
export function WinPayPage() {
  useHost();
  const site = useSite();
  const ends = useMemo<CheckoutEnds>(
    () => ({
      surface: 'win',
      hrefFor: (planId) => `/win-pay?plan=${planId}`,
      onLeave: (address) => location.assign(address),
      onConfirmed: (orderId) =>
        location.assign(localHref(`/win-pay-result?order=${encodeURIComponent(orderId)}`, site)),
      onPaid: (orderId) => location.assign(localHref(`/win-pay-result?order=${orderId}`, site)),
    }),
    [site],
  );
  return <CheckoutScreen ends={ends} />;
}
