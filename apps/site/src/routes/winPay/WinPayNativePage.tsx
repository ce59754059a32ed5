import { Skeleton } from '@tern/ui';
import { Suspense, useMemo, useState } from 'react';
import { laterPart } from '../../app/laterPart.tsx';
import { providerAddress } from '../../app/leave.ts';
import type { CheckoutEnds } from '../../purchase/checkout/CheckoutEnds.ts';
import { CheckoutScreen } from '../../purchase/checkout/CheckoutScreen.tsx';
import { insideHost, tellHost } from './hostChannel.ts';
import { useHost } from './useHost.ts';

// Nobody waits for a payment before the plan is chosen.
const BrowserStep = laterPart('winPayNative', async () => (await import('./BrowserStep.tsx')).BrowserStep);

/**
 * `/win-pay/native`: the plan is chosen inside the Windows client, the payment opens in the buyer's own browser,
 * and this page waits for it, then shows the result page.
 */
export function WinPayNativePage() {
  useHost();
  const [paying, setPaying] = useState<{ orderId: string | null; url: string } | null>(null);
  const ends = useMemo<CheckoutEnds>(
    () => ({
      surface: 'win',
      hrefFor: (planId) => `/win-pay/native?plan=${encodeURIComponent(planId)}`,
      onLeave(url, orderId) {
        openOutside({ orderId, url });
        setPaying({ orderId, url });
      },
      onPaid: () => {},
    }),
    [],
  );
  if (!paying) return <CheckoutScreen ends={ends} />;
  return (
    <Suspense fallback={<Skeleton height="block" />}>
      <BrowserStep orderId={paying.orderId} onOpen={() => openOutside(paying)} />
    </Suspense>
  );
}

function openOutside({ orderId, url }: { orderId: string | null; url: string }): void {
  const absolute = new URL(providerAddress(url), location.href).href;
  if (insideHost()) tellHost({ type: 'tern.open', order_id: orderId, url: absolute });
  else open(absolute, '_blank', 'noopener');
}
